import type { Language } from '@firstlight/contract/languages.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { translate } from '../../../core/translate.ts';

/** How moderators read how long a decision about hidden content lasts: at the moment itself they could see whose page goes. */
export function untilByLot(language: Language, hours: number): string {
  const days = sanctionLimits.hiddenStartHoursMax / 24;
  return translate(language, 'sanctionStatements', 'until.byLot', { count: hours, days });
}
