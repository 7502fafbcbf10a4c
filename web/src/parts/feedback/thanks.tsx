import { minimumFeedbackRules, publicationRules } from '@firstlight/contract/rules.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format-time.ts';
import { Card } from '../../ui/card.tsx';
import { DawnMeter } from '../../ui/picture/dawn-meter.tsx';
import { BoldPart } from '../projects/bold-part.tsx';

export interface Thanked {
  project: { name: string; maker: string };
  /** The place of this response among the published ones and this one; null if it does not count. */
  number: number | null;
  /** The time at which everyone else can read it; null if they can. */
  shownFrom: string | null;
}

const { total: goal } = minimumFeedbackRules;

/** Thanks a tester at once and shows how far their response brings the project. Takes the focus once. */
export function Thanks({ thanked, children }: { thanked: Thanked; children?: ReactNode }) {
  const { t, i18n } = useTranslation('feedback');
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const { project, number, shownFrom } = thanked;
  useEffect(() => section.current?.focus(), []);
  const isBelowGoal = number !== null && number <= goal;
  return (
    <Card
      as="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-number ${id}-from`}
      className="grid animate-rise items-center gap-x-10 gap-y-4 md:grid-cols-[7fr_5fr]"
    >
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-title`} className="text-h3">
          {t('thanks.title')}
        </h2>
        <p id={`${id}-number`}>
          <BoldPart text={sentence()} />
        </p>
        <p id={`${id}-from`} className="text-ink-muted text-small">
          {shownFrom && t('thanks.from', { maker: project.maker, time: time(shownFrom) })}{' '}
          {t('thanks.waiting', { minutes: publicationRules.everyMinutes })}
        </p>
        {children}
      </div>
      {isBelowGoal && (
        <DawnMeter label={t('thanks.meter')} value={number} max={goal} celebrate={number === goal} />
      )}
    </Card>
  );

  function time(moment: string): string {
    return formatClock(new Date(moment), i18n.language);
  }

  function sentence(): string {
    if (number === null) return t('thanks.uncounted', { name: project.name });
    return number <= goal
      ? t('thanks.numberOf', { count: number, goal, name: project.name })
      : t('thanks.number', { count: number, name: project.name });
  }
}
