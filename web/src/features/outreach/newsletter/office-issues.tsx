import type { OfficeIssue } from '@firstlight/contract/outreach/newsletter/newsletter-office.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { formatShortSiteDay } from '../../../lib/format-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ScrollTable } from '../../../ui/scroll-table.tsx';
import { useSetSending } from './office.api.ts';

const sums = ['sent', 'waiting', 'returned', 'uncertain', 'late'] as const;

/** How far each issue is, in sums; what is leaving can be stopped. */
export function OfficeIssues({ issues }: { issues: readonly OfficeIssue[] }) {
  const { t, i18n } = useTranslation('newsletter');
  const { t: tRequest } = useTranslation('request');
  const set = useSetSending();
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <section aria-labelledby="office-issues" className="flex flex-col gap-3">
      <h2 id="office-issues" className="text-h3">
        {t('office.issues')}
      </h2>
      {issues.length === 0 && <p className="text-ink-muted">{t('office.none')}</p>}
      {issues.length > 0 && (
        <ScrollTable labelledBy="office-issues" width="wide">
          <thead>
            <tr className="border-line border-b text-left text-ink-muted">
              <th className="py-2 pr-4 font-medium">{t('office.columns.issue')}</th>
              <th className="py-2 pr-4 font-medium">{t('office.columns.state')}</th>
              {sums.map((sum) => (
                <th key={sum} className="py-2 pr-4 text-right font-medium">
                  {t(`office.columns.${sum}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {issues.map((issue) => (
              <tr key={issue.number} className="border-line border-b">
                <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-semibold">
                  {t('office.issue', { number: issue.number, kind: t(`office.kinds.${issue.kind}`) })}
                  <span className="block font-normal text-ink-faint">
                    {formatShortSiteDay(issue.dueAt, i18n.language)}
                  </span>
                </th>
                <td className="whitespace-nowrap py-2 pr-4">{t(`office.states.${issue.state}`)}</td>
                {sums.map((sum) => (
                  <td key={sum} className="py-2 pr-4 text-right">
                    {format.format(issue[sum])}
                  </td>
                ))}
                <td className="py-2 text-right">
                  {(issue.state === 'sending' || issue.state === 'stopped') && (
                    <Button
                      size="sm"
                      loading={set.isPending && set.variables.number === issue.number}
                      onClick={() =>
                        set.mutate({ number: issue.number, isStopped: issue.state === 'sending' })
                      }
                    >
                      {issue.state === 'stopped' ? t('office.resume') : t('office.stop')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      <p role="status" className="text-ink-muted text-small">
        {set.isSuccess && t(set.variables.isStopped ? 'office.stopped' : 'office.resumed')}
      </p>
      {set.isError && (
        <p role="alert" className="font-medium text-rose text-small">
          {t('office.actFailed')}. {errorMessage(tRequest, set.error)}
        </p>
      )}
    </section>
  );
}
