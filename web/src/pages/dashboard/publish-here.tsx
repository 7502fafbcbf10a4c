import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { dashboardKey } from '../../features/trials/dashboard/dashboard.api.ts';
import { iterationsOf } from '../../features/trials/iterations/iterations.api.ts';
import { PublishDialog } from '../../features/trials/iterations/publish-dialog.tsx';

/** Saying what changed, beside the figures that asked for it; it then stands in them as a mark. */
export function PublishHere({ projectId }: { projectId: string }) {
  const queries = useQueryClient();
  const { data } = useInfiniteQuery(iterationsOf(projectId));
  if (!data?.pages[0]?.can.publish) return null;
  return (
    <PublishDialog
      projectId={projectId}
      size="sm"
      onPublished={() => void queries.invalidateQueries({ queryKey: dashboardKey })}
    />
  );
}
