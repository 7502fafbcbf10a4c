import type { ToldNews } from '../deliver/news-sentence.ts';

/**
 * The page where one sees what the news is about: the project's, or one's own with its badges. Whoever was asked to look
 * at projects finds them in their feed, where their coming is noticed; the latest has its card in focus there.
 */
export function newsPath({
  kind,
  projectId,
  readerName,
}: Pick<ToldNews, 'kind' | 'projectId' | 'readerName'>): string {
  if (projectId === null) return `/profile/${readerName}`;
  return kind === 'assignment' ? `/feed?project=${projectId}` : `/project/${projectId}`;
}
