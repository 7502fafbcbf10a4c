import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { CircleRow } from './circles/circle-row.tsx';
import { RoundMeter } from './round-meter.tsx';
import { useRoundWords } from './round-words.ts';
import { roundsIn, roundsKey } from './rounds.api.ts';

interface OpenRoundRowsProps {
  groupId: string;
  onChoose?: () => void;
}

/** What the group is trying together, on top of its channels. */
export function OpenRoundRows({ groupId, onChoose }: OpenRoundRowsProps) {
  return (
    <>
      <CircleRow groupId={groupId} onChoose={onChoose} />
      <RoundRows groupId={groupId} {...(onChoose && { onChoose })} />
    </>
  );
}

function RoundRows({ groupId, onChoose }: OpenRoundRowsProps) {
  const { t } = useTranslation('rounds');
  const words = useRoundWords();
  const list = useInfiniteQuery(roundsIn(groupId));
  useLiveQuery(`group:${groupId}`, 'rounds.changed', roundsKey(groupId));
  const open = list.data?.pages[0]?.items.filter(({ state }) => state === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="mb-3 flex flex-col gap-2">
      {open.map(({ id, project, opensAt, closesAt, can, ...round }) => (
        <li key={id} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
          <div className="flex items-center gap-3">
            <ProjectThumb project={project} className="size-10 shrink-0 rounded-control" />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block text-ink-muted text-small">{t('label')}</span>
              <Link
                to={`/groups/${groupId}?view=rounds`}
                onClick={onChoose}
                className="block truncate rounded-control font-semibold hover:underline"
              >
                {project.name}
              </Link>
            </p>
          </div>
          {opensAt && closesAt && (
            <>
              <RoundMeter
                opensAt={opensAt}
                closesAt={closesAt}
                label={t('label')}
                text={`${words.left(closesAt)}, ${t('open.closes', { moment: words.moment(closesAt) })}`}
              />
              <div className="flex items-center justify-between gap-2">
                <p className="log min-w-0 text-ink-muted">
                  <span className="block">{words.responses(round, true)}</span>
                  <span className="block">{words.left(closesAt)}</span>
                </p>
                {can.test && (
                  <Link
                    to={`/project/${project.id}`}
                    onClick={onChoose}
                    aria-label={t('open.testNamed', { name: project.name })}
                    className={buttonClasses({ size: 'sm' })}
                  >
                    {t('open.test')}
                  </Link>
                )}
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
