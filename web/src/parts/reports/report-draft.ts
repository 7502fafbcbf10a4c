import type { ReportReason } from '@firstlight/contract/office/cases/case-rules.ts';
import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import type { Reported } from './reported.ts';

/** What somebody has filled in so far. */
export interface ReportDraft {
  reason: ReportReason | null;
  body: string;
  isIllegal: boolean;
  law: string;
  inGoodFaith: boolean;
  concernsMinors: boolean;
  name: string;
  email: string;
}

export const emptyReport: ReportDraft = {
  reason: null,
  body: '',
  isIllegal: false,
  law: '',
  inGoodFaith: false,
  concernsMinors: false,
  name: '',
  email: '',
};

export type ReportFault = 'reason' | 'law' | 'inGoodFaith' | 'name' | 'email';

/** What is still missing, in the order of the form. Of sexual abuse of minors nobody need say who they are. */
export function faultsIn(draft: ReportDraft, isGuest: boolean): ReportFault[] {
  const isAnonymous = draft.isIllegal && draft.concernsMinors;
  const mustSayWho = isGuest && !isAnonymous;
  return [
    ...(draft.reason ? [] : (['reason'] as const)),
    ...(draft.isIllegal && draft.law.trim() === '' ? (['law'] as const) : []),
    ...(mustSayWho && draft.name.trim() === '' ? (['name'] as const) : []),
    ...(mustSayWho && !/^[^\s@]+@[^\s@]+$/.test(draft.email.trim()) ? (['email'] as const) : []),
    ...(draft.isIllegal && !draft.inGoodFaith ? (['inGoodFaith'] as const) : []),
  ];
}

/** As the contract wants it: only what belongs to what was chosen goes along. */
export function formFrom(
  draft: ReportDraft & { reason: ReportReason },
  { kind, address }: Reported,
  isGuest: boolean,
): ReportForm {
  const { isIllegal, reason } = draft;
  const filled = (name: 'body' | 'name' | 'email' | 'law') =>
    draft[name].trim() === '' ? {} : { [name]: draft[name].trim() };
  return {
    kind,
    address,
    reason,
    isIllegal,
    ...filled('body'),
    ...(isIllegal && {
      ...filled('law'),
      inGoodFaith: draft.inGoodFaith,
      concernsMinors: draft.concernsMinors,
    }),
    ...(isGuest && { ...filled('name'), ...filled('email') }),
  };
}
