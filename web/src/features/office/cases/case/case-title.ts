import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';

type Named = Pick<QueuedCase, 'kind' | 'project' | 'author' | 'tester' | 'isHidden'>;

/** “Comment on Caisse commune”: what it is and where it stands. */
export function useCaseTitle(): (one: Named) => string {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  return ({ kind, project, author }) => {
    const what = tStatement(`kinds.${kind}.name`);
    if (kind === 'profile') return author ? t('names.of', { what, name: `@${author.username}` }) : what;
    if (!project) return what;
    return kind === 'project'
      ? t('names.of', { what, name: project.name })
      : t('names.on', { what, name: project.name });
  };
}
