import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import type { Span } from './clock.ts';
import { ClockRing } from './clock-ring.tsx';
import type { ClockWords } from './use-clock-words.ts';

/** One line of the queue, whatever waits there. */
export interface QueueItem extends Span {
  id: string;
  /** The address of this page with the item open. */
  to: string;
  icon: LucideIcon;
  title: string;
  line: string;
  /** In the place of the clock, where none runs. */
  when?: string;
  badge?: { tone: 'ember' | 'sky'; word: string };
  /** It leads to a list of its own, which walking past must not open. */
  isList?: boolean;
  /** What can be done with it without opening it. */
  act?: ReactNode;
}

interface QueueRowProps {
  item: QueueItem;
  words: ClockWords;
  isOpen: boolean;
}

const timeTones = {
  ample: 'text-ink-muted',
  soon: 'font-bold text-gold',
  late: 'font-bold text-rose',
} as const;

export function QueueRow({ item, words, isOpen }: QueueRowProps) {
  const { icon, title, line, badge, to, when, act, isList } = item;
  return (
    <li className={clsx('border-line border-b', act && 'flex items-center pr-4')}>
      <Link
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        data-queue-row=""
        data-leads-to-list={isList || undefined}
        className={clsx(
          'relative flex min-h-17 min-w-0 flex-1 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-canvas desk:min-h-15.5',
          'aria-[current=true]:bg-sky-soft aria-[current=true]:before:absolute aria-[current=true]:before:inset-y-0 aria-[current=true]:before:left-0 aria-[current=true]:before:w-0.75 aria-[current=true]:before:bg-sky',
        )}
      >
        <ClockRing clock={when ? undefined : words.clock} icon={icon} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="min-w-0 truncate font-semibold text-[0.9375rem]">
              {title}
              <span className="sr-only">, </span>
            </span>
            <span
              aria-hidden="true"
              className={clsx('log shrink-0 text-[0.8125rem]', timeTones[when ? 'ample' : words.clock.state])}
            >
              {when ?? words.short}
            </span>
          </span>
          <span className="flex items-center justify-between gap-2 text-[0.8125rem] text-ink-muted">
            <span className="min-w-0 truncate">{line}</span>
            {badge && (
              <Badge tone={badge.tone}>
                <span className="sr-only">, </span>
                {badge.word}
              </Badge>
            )}
            <span className="sr-only">, {when ?? words.spoken}</span>
          </span>
        </span>
      </Link>
      {act}
    </li>
  );
}
