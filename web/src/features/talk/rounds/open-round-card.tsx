import { roundRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import { EyeOff, type LucideIcon, Moon, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { formatDay } from '../../../lib/format-time.ts';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { RoundMeter } from './round-meter.tsx';
import { useRoundWords } from './round-words.ts';
import { useRoundActs } from './rounds.api.ts';

/** An open round: the project, how far it is, and what is promised to whoever tries it. */
export function OpenRoundCard({ group, round }: { group: Group; round: Round }) {
  const { t, i18n } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const words = useRoundWords();
  const { cancel } = useRoundActs(group.id);
  const [isCancelling, setCancelling] = useState(false);
  const { project, question, openedBy, opensAt, closesAt, can } = round;
  if (!opensAt || !closesAt) return null;
  const day = formatDay(new Date(opensAt), i18n.language);

  async function callOff(): Promise<void> {
    try {
      await cancel.mutateAsync(round.id);
      showToast({ title: t('cancelling.done') });
    } catch (error) {
      showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });
      throw error;
    }
  }

  return (
    <article className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
        <div className="flex items-start gap-4">
          <ProjectThumb project={project} className="size-14 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1">
            <p className="text-ink-muted text-small">
              {openedBy ? t('open.by', { name: openedBy.name, day }) : t('open.since', { day })}
            </p>
            <h3 className="text-h3 [overflow-wrap:anywhere]">
              <Link to={`/project/${project.id}`} className="rounded-control hover:underline">
                {project.name}
              </Link>
            </h3>
            <p lang={project.language} className="text-ink-muted [overflow-wrap:anywhere]">
              {project.pitch}
            </p>
          </div>
        </div>
        {question && (
          <p lang={project.language}>
            <span lang={i18n.language} className="block text-ink-muted text-small">
              {t('open.question', { name: project.owner.name })}
            </span>
            {question}
          </p>
        )}
        <div>
          <RoundMeter
            opensAt={opensAt}
            closesAt={closesAt}
            label={t('label')}
            text={`${words.left(closesAt)}, ${t('open.closes', { moment: words.moment(closesAt) })}`}
          />
          <p className="text-ink-muted text-small">{t('open.closes', { moment: words.moment(closesAt) })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {can.test && (
            <Link
              to={`/project/${project.id}`}
              aria-label={t('open.testNamed', { name: project.name })}
              className={buttonClasses({ variant: 'sun' })}
            >
              {t('open.test')}
            </Link>
          )}
          <p className="min-w-0 flex-1 leading-snug">
            <span className="block font-semibold">{words.left(closesAt)}</span>
            <span className="text-ink-muted text-small">
              {can.test ? `${words.responses(round)}. ${t('responses.later')}` : t('open.own')}
            </span>
          </p>
          {can.cancel && (
            <Button size="sm" variant="ghost" onClick={() => setCancelling(true)}>
              {t('open.cancel')}
            </Button>
          )}
        </div>
      </div>
      {can.test && (
        <ul className="grid gap-4 text-ink-muted text-small sm:grid-cols-3">
          <Promised icon={EyeOff}>{t('promises.held', { name: project.owner.name })}</Promised>
          <Promised icon={Shuffle}>{t('promises.together')}</Promised>
          <Promised icon={Moon}>{t('promises.number')}</Promised>
        </ul>
      )}
      {isCancelling && (
        <ConfirmDialog
          open
          onOpenChange={setCancelling}
          title={t('cancelling.title')}
          confirmLabel={t('cancelling.submit')}
          onConfirm={callOff}
        >
          <p>{t('cancelling.body', { count: roundRules.restDays })}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}

function Promised({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex flex-col gap-1.5">
      <Icon aria-hidden="true" className="size-4.5" />
      {children}
    </li>
  );
}
