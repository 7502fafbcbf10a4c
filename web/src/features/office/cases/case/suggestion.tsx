import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { seriousRules } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { type Draft, suggestedFor } from '../decide/draft.ts';
import { Ladder } from './ladder.tsx';
import { Part } from './part.tsx';

/** Shows what the ladder says about the finding and why, or nothing before there is a finding. */
export function Suggestion({ one, draft }: { one: WholeCase; draft: Draft }) {
  const { t } = useTranslation('moderator');
  const why = useWhy();
  const suggested = suggestedFor(one, draft.rule);
  if (!suggested) return null;
  const { step, hours } = suggested;
  const count = step === 'limit' ? moderationRules.limitedVisibilityDays : (hours ?? 0);
  return (
    <Part title={t(`suggestion.${step}`, { count })}>
      <p className="text-ink-muted text-small">{why(one, draft)}</p>
      <Ladder one={one} draft={draft} />
    </Part>
  );
}

function useWhy() {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const {
    strikeWindowDays: days,
    repeatedWithinDays,
    repeatedRestrictionHours,
    restrictionHours,
  } = moderationRules;
  return ({ person: { strikes, daysSinceLast } }: WholeCase, { rule }: Draft): string => {
    if (rule && seriousRules.includes(rule))
      return t('why.serious', { rule: tStatement(`rules.${rule}.name`) });
    const place = t(
      `why.${strikes === 0 ? 'first' : strikes === 1 ? 'second' : strikes === 2 ? 'third' : 'more'}`,
      {
        days,
        number: strikes + 1,
      },
    );
    if (strikes === 0 || daysSinceLast === null) return place;
    const last = daysSinceLast === 0 ? t('why.lastToday') : t('why.last', { count: daysSinceLast });
    const isLonger = strikes === 1 && daysSinceLast < repeatedWithinDays;
    return [
      `${place} ${last}`,
      ...(isLonger
        ? [
            t('why.longer', {
              days: repeatedWithinDays,
              long: repeatedRestrictionHours,
              short: restrictionHours,
            }),
          ]
        : []),
    ].join(' ');
  };
}
