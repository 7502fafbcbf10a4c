import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { type NamedPerson, useBlocking } from './use-blocking.ts';

/** Reminds the blocker on the other's profile; nobody else sees it. */
export function BlockedNote({ person }: { person: NamedPerson }) {
  const { t } = useTranslation('blocks');
  const { unblock } = useBlocking();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
      <p className="flex items-center gap-2.5">
        <Ban aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
        {t('note', { name: person.name })}
      </p>
      <Button size="sm" onClick={() => void unblock(person)}>
        {t('unblock')}
      </Button>
    </div>
  );
}
