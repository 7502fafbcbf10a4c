import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from '../../../ui/overlay/menu-item.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { type IterationDraft, keepDraft, newDraft, readDrafts, withCredit } from './iteration-drafts.ts';
import { PublishWindow } from './publish-window.tsx';
import { usePublishForm } from './use-publish-form.ts';

interface CreditMenuProps {
  projectId: string;
  note: { id: string; kind: 'full' | 'quick' };
  trigger: ReactElement;
}

/** Puts a note behind a change that the maker is writing about, or begins to write about one. */
export function CreditMenu({ projectId, note, trigger }: CreditMenuProps) {
  const { t } = useTranslation('iterations');
  const [writing, setWriting] = useState<IterationDraft>();

  function add(draft: IterationDraft): void {
    const credited = withCredit(draft, note);
    if (!credited) {
      showToast({ kind: 'error', title: t('credit.full') });
      return;
    }
    keepDraft(projectId, credited);
    showToast({ title: t('credit.added') });
  }

  function begin(): void {
    const draft = withCredit(newDraft(), note) ?? newDraft();
    keepDraft(projectId, draft);
    setWriting(draft);
  }

  return (
    <>
      <Menu trigger={trigger} align="start">
        <Drafts projectId={projectId} noteId={note.id} onPick={add} />
        <MenuItem icon={<Plus aria-hidden="true" className="size-4" />} onSelect={begin}>
          {t('credit.new')}
        </MenuItem>
      </Menu>
      {writing && (
        <DraftDialog
          key={writing.id}
          projectId={projectId}
          draft={writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

interface DraftsProps {
  projectId: string;
  noteId: string;
  onPick: (draft: IterationDraft) => void;
}

/** Drawn when the menu opens, so it knows of what was written since. */
function Drafts({ projectId, noteId, onPick }: DraftsProps) {
  const { t } = useTranslation('iterations');
  const drafts = readDrafts(projectId);
  if (drafts.length === 0) return null;
  return (
    <>
      <MenuGroup label={t('credit.drafts')}>
        {drafts.map((draft) => {
          const credits = [...draft.feedbackIds, ...draft.skipIds];
          const words = draft.whatChanged.trim() || t('credit.unwritten');
          return (
            <MenuItem key={draft.id} disabled={credits.includes(noteId)} onSelect={() => onPick(draft)}>
              <span className="line-clamp-1 max-w-72">{words}</span>
              <span className="block text-ink-muted text-small">
                {credits.includes(noteId) ? t('credit.isIn') : t('credit.count', { count: credits.length })}
              </span>
            </MenuItem>
          );
        })}
      </MenuGroup>
      <MenuSeparator />
    </>
  );
}

interface DraftDialogProps {
  projectId: string;
  draft: IterationDraft;
  onClose: () => void;
}

function DraftDialog({ projectId, draft, onClose }: DraftDialogProps) {
  const { t } = useTranslation('iterations');
  const form = usePublishForm(
    projectId,
    () => {
      onClose();
      showToast({ title: t('publish.done') });
    },
    draft,
  );
  return <PublishWindow projectId={projectId} form={form} open onOpenChange={(open) => !open && onClose()} />;
}
