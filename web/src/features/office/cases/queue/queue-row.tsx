import type { Language } from '@firstlight/contract/languages.ts';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageLabel } from '../../../../parts/language-label.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import type { Span } from './clock.ts';
import { ClockRing } from './clock-ring.tsx';
import type { ClockWords } from './use-clock-words.ts';

/** One line of the queue, whatever waits there. */
export interface QueueItem extends Span {
  id: string;
  /** What it opens, where that is not itself. */
  opens?: string;
  /** The address of this page with the item open. */
  to: string;
  icon: LucideIcon;
  title: string;
  line: string;
  /** The language of the project that the title names. */
  language?: Language | undefined;
  /** In the place of the clock, where none runs. */
  when?: string;
  badge?: { tone: 'ember' | 'sky'; word: string };
  /** Another admin waits for the reader's word: where only a few are shown, it is among them, however far its end. */
  isAskedOfReader?: boolean;
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
  const { icon, title, line, language, badge, to, when, act, isList } = item;
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
          {/* What it is about has the whole line: in French, "176 h de retard" would leave it half of one. */}
          <span className="block truncate font-semibold text-[0.9375rem]">
            {title}
            <span className="sr-only">, </span>
          </span>
          <span className="flex items-center gap-2 text-[0.8125rem] text-ink-muted">
            <span className="min-w-0 flex-1">{line}</span>
            <LanguageLabel language={language} className="shrink-0" />
            {badge && (
              <Badge tone={badge.tone}>
                <span className="sr-only">, </span>
                {badge.word}
              </Badge>
            )}
            <span
              aria-hidden="true"
              className={clsx('shrink-0 tabular-nums', timeTones[when ? 'ample' : words.clock.state])}
            >
              {when ?? words.short}
            </span>
            <span className="sr-only">, {when ?? words.spoken}</span>
          </span>
        </span>
      </Link>
      {act}
    </li>
  );
}
