import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListedProject } from '../../features/showcase/projects/own/listed-project.tsx';
import type { DrawnCard } from '../../features/trials/feed/card-slots.ts';
import { CardQuestion } from '../../features/trials/feedback/card/card-question.tsx';
import { ownFeedbackOf } from '../../features/trials/feedback/feedback.api.ts';
import { FeedbackForm } from '../../features/trials/feedback/give/feedback-form.tsx';
import { TestButton } from '../../features/trials/feedback/give/test-button.tsx';
import { thankedFor } from '../../features/trials/feedback/give/thanked-for.ts';
import { useReturns } from '../../features/trials/feedback/give/use-test.ts';
import { cameFromFeed } from '../../parts/projects/came-from.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { Kbd } from '../../ui/button/kbd.tsx';

interface TriedCardProps {
  drawn: DrawnCard;
  shortcuts: boolean;
}

/** A card of the feed with the way to try its project; whoever comes back is asked on the spot. */
export function TriedCard({ drawn, shortcuts }: TriedCardProps) {
  const { t } = useTranslation('feed');
  const { card, actions, onAnswered, ...frame } = drawn;
  const [hasLeft, setLeft] = useState(false);
  const { data: own } = useQuery(ownFeedbackOf(card.id));
  useReturns(card.id, hasLeft && own?.evidence !== 'used', own?.evidence);
  useOnce(Boolean(own?.feedback), () => own && onAnswered(thankedFor(card, own)));
  const isAsked = own?.can.give && (hasLeft || own.evidence !== 'seen');
  const asking = useRef<HTMLElement>(null);
  useFocusWhen(hasLeft && isAsked === true, asking);
  const key = shortcuts && { shortcut: 'T' };
  return (
    <ListedProject
      {...frame}
      project={card}
      look="feed"
      opening={card.opening}
      headingLevel={2}
      actions={actions(
        card.isIdea ? (
          <ReadIdea projectId={card.id} {...key} />
        ) : (
          <TestButton projectId={card.id} viewer="member" onLeave={() => setLeft(true)} {...key} />
        ),
      )}
      below={
        <>
          {own && !isAsked && <Wanted card={card} questions={own.questions} />}
          {own?.cardQuestion && <CardQuestion projectId={card.id} own={own} shortcuts={shortcuts} />}
          {isAsked && (
            <section
              ref={asking}
              tabIndex={-1}
              aria-label={t('asked', { name: card.name })}
              className="flex animate-rise flex-col gap-4 border-line border-t pt-4"
            >
              <h3 className="text-h3">{t('asked', { name: card.name })}</h3>
              {/* What it leads to is seen above: the answer of the server has the feedback in it. */}
              <FeedbackForm projectId={card.id} own={own} hasCardQuestion={false} onDone={() => undefined} />
            </section>
          )}
        </>
      }
    />
  );
}

/** What its maker hopes to learn, to have in mind while trying; the form asks it again. */
function Wanted({ card, questions }: { card: DrawnCard['card']; questions: readonly string[] }) {
  const { t } = useTranslation('feed');
  if (questions.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5 rounded-control bg-sunken px-4 py-3">
      <h3 className="font-semibold text-[0.9375rem]">{t('wants', { name: card.owner.name })}</h3>
      <ol
        lang={card.language}
        className="flex list-decimal flex-col gap-1 pl-5 text-[0.9375rem] marker:text-ink-muted [overflow-wrap:anywhere]"
      >
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
}

/** There is nothing to open: an idea is tried by reading it, on its own page. */
function ReadIdea({ projectId, shortcut }: { projectId: string; shortcut?: string }) {
  const { t } = useTranslation('feed');
  return (
    <Link
      to={`/project/${projectId}`}
      state={cameFromFeed}
      aria-keyshortcuts={shortcut}
      className={buttonClasses({ variant: 'sun', size: 'lg' })}
    >
      {t('readIdea')}
      {shortcut && <Kbd className="max-md:hidden pointer-coarse:hidden">{shortcut}</Kbd>}
    </Link>
  );
}

/** The question stands below the card, mostly out of view: whoever comes back is to find it before their eyes. */
function useFocusWhen(isSo: boolean, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isSo) element.current?.focus();
  }, [isSo, element]);
}

/** Also for feedback that was given on the project's own page, before coming back here. */
function useOnce(isSo: boolean, act: () => void): void {
  const then = useEffectEvent(act);
  useEffect(() => {
    if (isSo) then();
  }, [isSo]);
}
