import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogClose } from '../../ui/overlay/dialog.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

const back = (
  <DialogClose>
    <Button variant="ghost">Back</Button>
  </DialogClose>
);

export function Dialogs() {
  return (
    <>
      <Dialog
        size="sm"
        trigger={<Button>Small</Button>}
        title="Keyboard help"
        description="Keys work inside the feed."
      >
        <p className="text-ink-muted">J and K move, T tests, S skips, Z undoes.</p>
      </Dialog>
      <Dialog
        trigger={<Button>Medium, with a form</Button>}
        title="Create a group"
        description="A place to talk with a few people."
        footer={
          <>
            {back}
            <Button variant="sun">Create</Button>
          </>
        }
      >
        <Field label="Name" hint="You can change it later.">
          <TextInput />
        </Field>
      </Dialog>
      <Dialog
        size="lg"
        trigger={<Button>Large, nested, long</Button>}
        title="Terms of use"
        reading
        footer={
          <>
            {back}
            <Dialog
              size="sm"
              trigger={<Button variant="night">Open another</Button>}
              title="One above the other"
            >
              <p className="text-ink-muted">The one below steps back.</p>
            </Dialog>
          </>
        }
      >
        <div className="prose-width flex flex-col gap-4 text-ink-muted">
          {Array.from({ length: 12 }, (_, index) => `Article ${index + 1}`).map((article) => (
            <p key={article}>
              {article}. What you post stays yours, and what you say about other people’s work is meant to
              help them.
            </p>
          ))}
        </div>
      </Dialog>
    </>
  );
}

export function Confirmations() {
  const [asking, setAsking] = useState<'leave' | 'delete'>();
  const later = () => new Promise((resolve) => setTimeout(resolve, 900));
  const close = () => setAsking(undefined);
  return (
    <>
      <Button onClick={() => setAsking('leave')}>Leave the group</Button>
      <Button variant="danger" onClick={() => setAsking('delete')}>
        Delete the group
      </Button>
      <ConfirmDialog
        open={asking === 'leave'}
        onOpenChange={close}
        title="Leave Makers Lyon?"
        confirmLabel="Leave"
        danger={false}
        onConfirm={later}
      >
        You can come back whenever you like.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={close}
        title="Delete Makers Lyon?"
        confirmLabel="Delete the group"
        phrase="Makers Lyon"
        onConfirm={later}
      >
        Its channels and messages go with it, for all 128 members. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

export function Sheets() {
  const text = <p className="text-ink-muted">Swipe it away, press Escape, or use the button.</p>;
  return (
    <>
      <Sheet trigger={<Button>Bottom</Button>} title="Filters">
        {text}
      </Sheet>
      <Sheet trigger={<Button>Left</Button>} title="Channels" side="left">
        {text}
      </Sheet>
      <Sheet trigger={<Button>Right</Button>} title="Members" side="right">
        {text}
      </Sheet>
      <Sheet trigger={<Button>Snapping</Button>} title="Next up" snapPoints={[0.4, 0.8]}>
        <div className="h-[70dvh]">{text}</div>
      </Sheet>
    </>
  );
}
