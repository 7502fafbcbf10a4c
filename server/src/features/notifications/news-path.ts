import type { ToldNews } from './news-sentence.ts';

/** The page where one sees what the news is about: the project's, or one's own with its badges. */
export function newsPath({ projectId, readerName }: Pick<ToldNews, 'projectId' | 'readerName'>): string {
  return projectId ? `/project/${projectId}` : `/profile/${readerName}`;
}
