import { Button } from '../../../../ui/button/button.tsx';
import { useWidenRole } from '../accounts.api.ts';

interface BecomeBothProps {
  title: string;
  body: string;
  action: string;
  failed: string;
  /** Goes on with what they wanted to do. */
  onDone?: () => void;
}

/** One click from one role to both, where somebody wants what only the other one does. */
export function BecomeBoth({ title, body, action, failed, onDone }: BecomeBothProps) {
  const widen = useWidenRole();
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-h3">{title}</h2>
      <p className="prose-width text-ink-muted">{body}</p>
      {widen.isError && (
        <p role="alert" className="font-medium text-rose">
          {failed}
        </p>
      )}
      <Button
        variant="sun"
        loading={widen.isPending}
        onClick={() => widen.mutate(undefined, { onSuccess: () => onDone?.() })}
      >
        {action}
      </Button>
    </section>
  );
}
