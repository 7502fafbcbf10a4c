import { statementFields } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatWhole } from './standing-times.ts';

/** The statement of reasons, all of it. A broken rule leads to where it stands; a law does not stand with us. */
export function Statement({ sanction, className }: { sanction: OwnSanction; className?: string }) {
  const { t, i18n } = useTranslation('standing');
  const { rule, startsAt, endsAt, isHidden } = sanction;
  const inZone = (at: string) => formatWhole(t, new Date(at), i18n.language);
  const statement = {
    ...sanction.statement,
    // The mailed statement has the time in Paris; here it is the one that the heading shows.
    ...(endsAt && {
      until: t(isHidden ? 'untilSpan' : 'untilEnd', { start: inZone(startsAt), end: inZone(endsAt) }),
    }),
  };
  return (
    <dl className={clsx('flex flex-col', className)}>
      {statementFields.map((field) => (
        <div
          key={field}
          className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[9.375rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold text-ink-muted text-small sm:pt-px">{t(`fields.${field}`)}</dt>
          <dd className="min-w-0 break-words">
            {field === 'rule' && rule !== 'illegal' ? (
              <Link to="/guidelines#forbidden" className="link">
                {statement[field]}
              </Link>
            ) : (
              <span className={clsx(field === 'reference' && 'log normal-case')}>{statement[field]}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
