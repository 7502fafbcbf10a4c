import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { eraseCasesOf, reportRowsOf, reviewRowsOf } from './personal-rows.queries.ts';

const random = 'a random number';
const admin = 'names an admin, who decides in the house’s name';
const figure = 'of the content and of what was reported, whoever wrote it';
const notTold = 'that something was reported is told with the decision about it, which is exported itself';
const fingerprint = 'a keyed fingerprint';

/** What was reported and decided stays as a figure. Who reported, what they wrote, whose content it was and its copies go. */
export const casesPersonal = personalPart({
  tables: {
    cases: {
      of: 'whoever wrote what was reported under their name',
      columns: {
        id: impersonal(random),
        subjectKind: impersonal(figure),
        subjectId: impersonal(random),
        contentHash: impersonal(fingerprint),
        projectId: impersonal(random),
        authorId: withheld(notTold),
        isHidden: impersonal(figure),
        tester: impersonal('a number by which nobody is known'),
        authorStrikes: impersonal('of a hidden author, by which nobody is known'),
        authorIsYoung: impersonal('of a hidden author, by which nobody is known'),
        writtenAt: impersonal(figure),
        state: impersonal(figure),
        reason: impersonal(figure),
        isIllegal: impersonal(figure),
        concernsMinors: impersonal(figure),
        weight: impersonal(figure),
        reporters: impersonal(figure),
        established: impersonal(figure),
        openedAt: impersonal(figure),
        dueAt: impersonal(figure),
        hiddenAt: impersonal(figure),
        isRaid: impersonal(figure),
        claimedBy: withheld(admin),
        claimedUntil: impersonal(figure),
        version: impersonal(figure),
        outcome: impersonal(figure),
        step: impersonal(figure),
        hours: impersonal(figure),
        rule: impersonal(figure),
        decidedBy: withheld(admin),
        secondedBy: withheld(admin),
        decidedAt: impersonal(figure),
        isSingleHanded: impersonal(figure),
        asked: withheld(notTold),
        sanctionId: impersonal(random),
        closedAt: impersonal(figure),
        signalWeight: impersonal(figure),
        signalsDueAt: impersonal(figure),
        holdId: impersonal(random),
        heldUntil: impersonal(figure),
      },
    },
    caseSignals: {
      of: null,
      columns: {
        caseId: impersonal(random),
        signal: impersonal(figure),
        weight: impersonal(figure),
        amount: impersonal(figure),
        notedAt: impersonal(figure),
      },
    },
    reports: {
      of: 'whoever reported',
      file: 'reports.json',
      rows: reportRowsOf,
      columns: {
        id: impersonal(random),
        caseId: impersonal(random),
        reference: exported('reference'),
        reporterTag: withheld('a keyed fingerprint of the account’s random id'),
        reporter: withheld('the account’s random id, sealed; of guests, what the receipt says'),
        isGuest: impersonal('such a report belongs to no account'),
        isYoung: impersonal('from the account’s age, which is exported itself'),
        trust: exported('howFarItWasBelieved'),
        reason: exported('reason'),
        isIllegal: exported('calledIllegal'),
        concernsMinors: exported('concernsMinors'),
        texts: exported('words'),
        weight: exported('weight'),
        state: exported('outcome'),
        reportedAt: exported('reportedAt'),
        dueAt: exported('answerPromisedBy'),
      },
    },
    reportReviews: {
      of: 'whoever reported',
      file: 'reviews-of-reports.json',
      rows: reviewRowsOf,
      columns: {
        id: impersonal(random),
        reportId: impersonal(random),
        caseId: impersonal(random),
        body: exported('text'),
        filedAt: exported('filedAt'),
        dueAt: exported('answerPromisedBy'),
        outcome: exported('outcome'),
        answer: exported('answer'),
        decidedBy: withheld(admin),
        decidedAt: exported('decidedAt'),
      },
    },
    caseEvidence: {
      of: 'whoever wrote what was reported',
      columns: {
        id: impersonal(random),
        caseId: impersonal(random),
        contentHash: impersonal(fingerprint),
        texts: withheld(
          'a copy of words that are exported themselves; what a decision quotes is exported with it',
        ),
        takenAt: impersonal(figure),
      },
    },
    caseNotes: {
      of: 'the admin who wrote it',
      columns: {
        id: impersonal(random),
        caseId: impersonal(random),
        adminId: withheld(admin),
        note: withheld('written for the house, about others'),
        writtenAt: impersonal(figure),
      },
    },
    reporterTallies: {
      of: 'whoever reported',
      columns: {
        reporterTag: withheld('a keyed fingerprint of the account’s random id'),
        upheld: withheld('the sum of outcomes that are exported themselves'),
        rejected: withheld('the sum of outcomes that are exported themselves'),
        warnedAt: withheld('follows from outcomes that are exported themselves'),
        unweightedUntil: withheld('follows from outcomes that are exported themselves'),
      },
    },
  },
  erase: (tx, { id }) => eraseCasesOf(tx.db, tx.vault, id),
});
