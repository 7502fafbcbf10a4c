import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../../../lib/use-keys.ts';
import type { ByKey } from './use-open-item.ts';

/** Where list and case stand side by side, moving through the list opens as well. */
const sideBySide = '(min-width: 68.75rem)';

const byKey: ByKey = { isByKey: true };

interface QueueKeys {
  /** Holds the rows. */
  list: RefObject<HTMLElement | null>;
  /** Holds the heading of what is open. */
  pane: RefObject<HTMLElement | null>;
  isOn: boolean;
}

/** `J` and `K` walk through the queue, `O` goes into what is chosen. */
export function useQueueKeys({ list, pane, isOn }: QueueKeys): void {
  const navigate = useNavigate();
  const rows = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('[data-queue-row]') ?? [])];
  const here = () => {
    const all = rows();
    const focused = all.indexOf(document.activeElement as HTMLAnchorElement);
    return focused >= 0 ? focused : all.findIndex((row) => isOpen(row));
  };
  const move = (by: 1 | -1) => {
    const all = rows();
    const row = all[Math.min(Math.max(here() + by, 0), all.length - 1)];
    row?.focus();
    if (row && !row.dataset['leadsToList'] && matchMedia(sideBySide).matches)
      void navigate(row.search, { replace: true, state: byKey });
  };
  const open = () => {
    const row = rows()[here()];
    if (row && isOpen(row)) pane.current?.querySelector('h2')?.focus();
    else row?.click();
  };
  useKeys({ j: () => move(1), k: () => move(-1), o: open }, isOn);
}

const isOpen = (row: Element) => row.getAttribute('aria-current') === 'true';
