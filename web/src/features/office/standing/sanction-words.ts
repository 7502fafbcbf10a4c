import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import type { TFunction } from 'i18next';
import { formatDay } from '../../../lib/format-time.ts';
import { formatSpan, formatWhen, nearness } from './standing-times.ts';

interface Words {
  heading: string;
  lead: string;
}

const day = 24 * 60 * 60 * 1000;

/** What a decision comes to, in a heading and a sentence: the end itself, where there is one. */
export function sanctionWords(
  t: TFunction<'standing'>,
  { step, state, decidedAt, startsAt, endsAt, isHidden, can }: OwnSanction,
  now: Date,
  language: string,
): Words {
  if (state === 'overturned') return { heading: t('heading.overturned'), lead: t('lead.overturned') };
  if (step === 'warning' || state === 'over') {
    const forgotten = new Date(decidedAt).getTime() + moderationRules.strikeWindowDays * day;
    const date = formatDay(new Date(forgotten), language);
    return step === 'warning'
      ? { heading: t('heading.warning'), lead: t('lead.warning', { date }) }
      : { heading: t(`heading.over.${step}`), lead: t('lead.over', { date }) };
  }
  if (state === 'coming') {
    const starting = new Date(startsAt);
    const start = formatWhen(t, starting, now, language);
    return {
      heading: t(`heading.coming.${nearness(starting, now)}.${step}`, { start }),
      lead: can.appeal ? t('lead.coming') : t('lead.comingStays'),
    };
  }
  if (state === 'paused')
    return {
      heading: t('heading.limitPaused'),
      lead: t(isHidden ? 'lead.limitPausedHidden' : 'lead.limitPaused'),
    };
  if (step === 'suspension' || !endsAt) {
    const lead = can.appeal ? t('lead.suspension') : t('lead.suspensionStays');
    return { heading: t('heading.suspension'), lead };
  }
  const ending = new Date(endsAt);
  const end = formatWhen(t, ending, now, language);
  const told = {
    span: formatSpan(t, ending.getTime() - now.getTime(), language),
    date: formatDay(ending, language),
  };
  // For what was hidden, others see nothing of it.
  const lead = step === 'limit' && isHidden ? t('lead.limitHidden', told) : t(`lead.${step}`, told);
  return { heading: t(`heading.${nearness(ending, now)}.${step}`, { end }), lead };
}
