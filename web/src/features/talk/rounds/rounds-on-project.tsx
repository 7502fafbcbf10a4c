import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ProjectPart, ProjectPartProps } from '../../../parts/projects/project-part.ts';
import { Chip } from '../../../ui/chip.tsx';
import { useRoundWords } from './round-words.ts';
import { roundsOn } from './rounds.api.ts';

/** For the maker and the groups that tried it: that a round is open, and a filter for what came of one. */
function RoundsOfProject({ project, viewer }: ProjectPartProps) {
  const { t } = useTranslation('rounds');
  const words = useRoundWords();
  const [parameters, setParameters] = useSearchParams();
  const { data } = useQuery({ ...roundsOn(project.id), enabled: viewer !== 'guest' });
  const items = viewer === 'guest' ? [] : (data?.items ?? []);
  const open = items.find(({ closesAt }) => closesAt !== null);
  const told = items.filter(({ feedbacks }) => feedbacks !== null);
  const chosen = parameters.get('round');
  const choose = (roundId: string | null) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (roundId) after.set('round', roundId);
        else after.delete('round');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  if (!open && told.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {open?.closesAt && project.isOwn && (
        <p className="text-ink-muted text-small">
          {t('onProject.maker', { group: open.group.name, moment: words.moment(open.closesAt) })}
        </p>
      )}
      {told.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-2 font-semibold text-small">{t('filter.label')}</legend>
          <Chip pressed={chosen === null} onChange={() => choose(null)}>
            {t('filter.all')}
          </Chip>
          {told.map(({ id, group, feedbacks }) => (
            <Chip
              key={id}
              pressed={chosen === id}
              onChange={() => choose(chosen === id ? null : id)}
              {...(feedbacks !== null && { count: feedbacks })}
            >
              {t('filter.one', { group: group.name })}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export const roundsOnProject: ProjectPart = {
  place: 'aside',
  order: 30,
  namespaces: ['rounds'],
  Part: RoundsOfProject,
};
