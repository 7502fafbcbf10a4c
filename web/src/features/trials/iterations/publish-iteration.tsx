import { useInfiniteQuery } from '@tanstack/react-query';
import { iterationsOf } from './iterations.api.ts';
import { PublishDialog } from './publish-dialog.tsx';

interface PublishIterationProps {
  projectId: string;
  className?: string;
}

/** For whoever may publish one. */
export function PublishIteration({ projectId, className }: PublishIterationProps) {
  const { data } = useInfiniteQuery(iterationsOf(projectId));
  if (!data?.pages[0]?.can.publish) return null;
  return <PublishDialog projectId={projectId} {...(className && { className })} />;
}
