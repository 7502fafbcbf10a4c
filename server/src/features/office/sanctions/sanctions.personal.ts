import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { appealRowsOf, eraseSanctionsOf, sanctionRowsOf } from './personal-rows.queries.ts';

const random = 'a random number';
const whose = 'the person it is about';
const admin = 'names an admin, who decides in the house’s name';

/** The decision stays, as a figure: rule, step and times. Whose it was, what was quoted and what was written about it go. */
export const sanctionsPersonal = personalPart({
  tables: {
    sanctions: {
      of: whose,
      file: 'decisions-about-the-account.json',
      rows: sanctionRowsOf,
      columns: {
        id: impersonal(random),
        reference: exported('reference'),
        caseId: impersonal(random),
        personTag: withheld('a keyed fingerprint of the account’s random id'),
        userId: impersonal('names the account by its random id'),
        person: withheld('the account’s random id, sealed'),
        isHidden: exported('aboutHiddenContent'),
        step: exported('step'),
        reducedFrom: exported('stepBeforeTheAppeal'),
        suggestedStep: impersonal('what the ladder said'),
        rule: exported('rule'),
        source: exported('howWeLearntOfIt'),
        texts: exported('quoteAndFacts'),
        subjectKind: exported('about'),
        subjectId: impersonal(random),
        writtenAt: exported('contentWrittenAt'),
        decidedBy: withheld(admin),
        secondedBy: withheld(admin),
        isSingleHanded: exported('decidedByOneAlone'),
        isAutomated: exported('decidedByMachine'),
        isSilent: impersonal('such decisions are about machines that post'),
        decidedAt: exported('decidedAt'),
        startsAt: exported('startsAt'),
        startedAt: impersonal('set with the standing, which is exported itself'),
        endsAt: exported('endsAt'),
        pausedAt: exported('pausedAt'),
        closedAt: exported('closedAt'),
        state: exported('state'),
      },
    },
    appeals: {
      of: whose,
      file: 'appeals.json',
      rows: appealRowsOf,
      columns: {
        id: impersonal(random),
        sanctionId: impersonal(random),
        body: exported('text'),
        filedAt: exported('filedAt'),
        dueAt: exported('answerPromisedBy'),
        remindedAt: impersonal('when admins were reminded'),
        lateAt: exported('lateSince'),
        outcome: exported('outcome'),
        answer: exported('answer'),
        decidedBy: withheld(admin),
        decidedAt: exported('decidedAt'),
      },
    },
  },
  erase: (tx, { id }) => eraseSanctionsOf(tx.db, tx.vault, id),
  // A decision may have been taken since.
  eraseRest: ({ db, vault }, userId) => eraseSanctionsOf(db, vault, userId),
});
