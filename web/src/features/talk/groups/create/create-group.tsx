import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { lazyDialog } from '../../../../ui/lazy/lazy-part.tsx';

interface CreateGroupProps {
  category: Category | undefined;
  onClose: () => void;
}

/** Fetched when somebody makes a group: few do, and the list is for everybody. */
export const CreateGroup = lazyDialog<CreateGroupProps>(async () => {
  const { CreateGroupDialog } = await import('./create-group-dialog.tsx');
  return ({ category, onClose }) => (
    <CreateGroupDialog open onOpenChange={(open) => !open && onClose()} category={category} />
  );
});
