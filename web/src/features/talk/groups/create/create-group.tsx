import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { lazy, Suspense } from 'react';

interface CreateGroupProps {
  category: Category | undefined;
  onClose: () => void;
}

const Dialog = lazy(async () => ({
  default: (await import('./create-group-dialog.tsx')).CreateGroupDialog,
}));

/** Fetched when somebody makes a group: few do, and the list is for everybody. */
export function CreateGroup({ category, onClose }: CreateGroupProps) {
  return (
    <Suspense>
      <Dialog open onOpenChange={(open) => !open && onClose()} category={category} />
    </Suspense>
  );
}
