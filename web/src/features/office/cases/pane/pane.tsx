import { ChevronLeft } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Span } from '../queue/clock.ts';
import { useClockWords } from '../queue/use-clock-words.ts';
import { formatClock } from './format-clock.ts';
import './pane.css';

interface PaneProps extends Span {
  /** Another one has the hands begin anew at its heading. */
  id: string;
  title: string;
  badges: ReactNode;
  /** When it came, and how it stands. */
  line: ReactNode;
  /** Back to the list, where both do not fit. */
  backTo: string;
  /** Over the columns, such as what somebody else just did. */
  banner?: ReactNode;
  left: ReactNode;
  right: ReactNode;
  bar: ReactNode;
  /** It was decided: no clock runs any more. */
  isOver?: boolean;
  /** Whether the hands follow: not where a key of the list opened it. */
  takesFocus: boolean;
  ref?: Ref<HTMLElement> | undefined;
}

/** What is open: its heading with its clock, two columns, and the bar that acts. In one column it is read in the same order. */
export function Pane(props: PaneProps) {
  const { id, title, badges, line, backTo, banner, left, right, bar, takesFocus, since, dueAt, isOver, ref } =
    props;
  const { t, i18n } = useTranslation('moderator');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useClockWords()({ since, dueAt });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another case.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [id]);
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      data-open-pane=""
      className="flex min-h-dvh min-w-0 flex-col bg-canvas desk:min-h-0"
    >
      <header className="sticky top-0 z-10 flex items-center gap-3 border-line border-b bg-surface px-4 py-2.5 desk:static desk:bg-canvas desk:px-6">
        <Link
          to={backTo}
          aria-label={t('back')}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken desk:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 ref={heading} id={headingId} tabIndex={-1} className="text-h3 max-sm:text-lead">
              {title}
            </h2>
            {badges}
          </div>
          <p className="text-[0.8125rem] text-ink-muted">{line}</p>
        </div>
        {!isOver && (
          <p className="shrink-0 text-right">
            <span className="block font-display font-semibold text-h3 max-sm:text-lead">{words.left}</span>
            <span className="log block text-[0.75rem] text-ink-muted max-sm:hidden">
              {t('due', { time: formatClock(dueAt, i18n.language) })}
            </span>
          </p>
        )}
      </header>
      {banner}
      <div className="grid flex-1 content-start gap-x-6 gap-y-6 px-4 py-4 max-sm:divide-y max-sm:divide-line desk:min-h-0 desk:grid-cols-2 desk:grid-rows-[minmax(0,1fr)] desk:content-stretch desk:overflow-hidden desk:px-6 desk:py-0">
        <div className="flex min-w-0 flex-col gap-5 desk:-mx-2 desk:overflow-y-auto desk:px-2 desk:py-3.5">
          {left}
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-sm:pt-6 desk:-mx-2 desk:overflow-y-auto desk:px-2 desk:py-3.5">
          {right}
        </div>
      </div>
      {bar}
    </section>
  );
}
