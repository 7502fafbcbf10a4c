import { roundRules } from '@firstlight/contract/rules.ts';
import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import { useTranslation } from 'react-i18next';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';
import { timeLeft } from './time-left.ts';

/** What is said of an open round, in words. */
export function useRoundWords() {
  const { t, i18n } = useTranslation('rounds');
  const moment = (at: string) =>
    new Intl.DateTimeFormat(visitorLocale(i18n.language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(at));
  return {
    moment,
    left(closesAt: string): string {
      const left = timeLeft(closesAt, Date.now());
      return left ? t(`left.${left.unit}`, { count: left.count }) : t('left.soon');
    },
    responses({ responsesFrom }: Pick<Round, 'responsesFrom'>, short = false): string {
      const [first] = roundRules.steps;
      if (responsesFrom === 0) return t(short ? 'responses.shortFew' : 'responses.few', { count: first });
      return t(short ? 'responses.shortFrom' : 'responses.from', { count: responsesFrom });
    },
  };
}
