import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';

const hourMs = 3_600_000;
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** A comment that gives somebody's number away, reported three times, by somebody with one strike. */
export function wholeCase(traits: Partial<WholeCase> = {}): WholeCase {
  return {
    id: '0191a5b0-0000-7000-8000-0000000000c1',
    kind: 'comment',
    state: 'open',
    reason: 'private_information',
    isIllegal: false,
    reports: 1,
    weight: 'light',
    openedAt: hoursFromNow(-6),
    dueAt: hoursFromNow(5.85),
    isLate: false,
    hiddenAt: null,
    isRaid: false,
    signalWeight: 0,
    heldUntil: null,
    project: { id: '0191a5b0-0000-7000-8000-0000000000d1', name: 'Caisse commune', language: 'fr' },
    author: { name: 'Théo Lambert', username: 'theo' },
    tester: null,
    isHidden: false,
    claim: null,
    decided: null,
    version: 3,
    writtenAt: hoursFromNow(-7),
    evidence: [
      {
        words: 'For October, call Karim at 06 39 98 24 17.',
        surroundings: 'Inès Caron: And October?',
        takenAt: hoursFromNow(-6),
      },
    ],
    pictures: [],
    now: { words: 'For October, call Karim', isTakenDown: false },
    given: [
      {
        number: 1,
        trust: 'usually_right',
        reason: 'private_information',
        isIllegal: false,
        concernsMinors: false,
        law: null,
        body: 'This is my brother’s number.',
        reportedAt: hoursFromNow(-6),
        isWithdrawn: false,
      },
    ],
    signals: [],
    hasEstablished: false,
    person: {
      name: 'Théo Lambert',
      username: 'theo',
      language: 'fr',
      strikes: 1,
      past: [{ step: 'warning', decidedAt: hoursFromNow(-12 * 24) }],
      daysSinceLast: 12,
      isYoung: false,
    },
    suggested: {
      ordinary: { step: 'restriction', hours: 48 },
      serious: { step: 'suspension', hours: null },
    },
    notes: [],
    asked: null,
    isSecondNeeded: true,
    unmasking: null,
    can: { claim: true, decide: true, second: false, undo: false, unmask: false },
    ...traits,
  };
}
