import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { KeyboardEvent } from 'react';
import { canRemove, isOwn, type LogActs } from './log-acts.ts';

/** Single keys act on the message that has focus, and nowhere else. */
export function useLogKeys(messages: readonly Message[], acts: LogActs, toEnd: () => void) {
  return (event: KeyboardEvent) => {
    const row = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return toEnd();
    const message = messages.find(({ seq }) => `${seq}` === row.dataset['seq']);
    if (!message) return;
    const own = isOwn(acts, message);
    const keys: Record<string, (() => void) | false> = {
      ArrowUp: () => step(row, -1),
      ArrowDown: () => step(row, 1),
      r: acts.canWrite && message.text !== null && (() => acts.reply(message)),
      e: acts.canWrite && own && message.text !== null && (() => acts.edit(message.seq)),
      '+': acts.canWrite && (() => row.querySelector<HTMLElement>('[data-react]')?.click()),
      Delete: canRemove(acts, message) && message.text !== null && (() => acts.remove(message)),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Past the last one lies the field. */
function step(row: HTMLElement, by: -1 | 1): void {
  const log = row.closest('[role="log"]');
  const rows = [...(log?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])];
  const next = rows[rows.indexOf(row) + by];
  if (next) next.focus();
  else if (by === 1) log?.closest('section')?.querySelector('textarea')?.focus();
}
