import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { authorTag } from '../feedback/author-tags.ts';
import { deleteShowings } from './measure/showings.queries.ts';
import { offersOf, poolRowOf } from './personal-rows.queries.ts';

const pointer = 'names the account by its random id';
const aboutProject = 'about a project';
const learnt = 'learnt over all testers together';

export const distributionPersonal = personalPart({
  tables: {
    testerPool: {
      of: 'the account holder',
      file: 'as-a-tester.json',
      rows: (ctx, { id }) => poolRowOf(ctx.db, id),
      columns: {
        testerId: impersonal(pointer),
        interests: withheld('the interests as a number; they are exported with the profile'),
        language: impersonal('exported with the account'),
        joinedAt: impersonal('exported with the account'),
        fullMultiplier: exported('fullFeedbackComparedWithOthers'),
        skipMultiplier: exported('skipNotesComparedWithOthers'),
        visits: exported('visitsToTheFeed'),
        lastVisitAt: exported('lastVisitToTheFeedAt'),
        messages: exported('timesAsked'),
        messagesOpened: exported('timesCameAfterBeingAsked'),
        messagesUnseen: exported('timesAskedSinceLastVisit'),
        lastMessageAt: exported('lastAskedAt'),
        previousMessageAt: exported('askedBeforeThatAt'),
        lastExpiryAt: exported('lastUnseenOfferEndedAt'),
        reach: exported('chanceToSeeAnOffer'),
        openOffers: exported('openOffers'),
      },
    },
    assignments: {
      of: 'the account holder',
      file: 'offers.json',
      rows: (ctx, { id }) => offersOf(ctx.db, id),
      columns: {
        testerId: impersonal(pointer),
        projectId: exported('projectId'),
        state: exported('state'),
        chance: exported('expectedChanceOfAnAnswer'),
        attempt: impersonal('whether it took another offer’s place'),
        runId: impersonal('a random number'),
        offeredAt: exported('offeredAt'),
        expiresAt: exported('expiresAt'),
        isAnew: impersonal('whether it was made again after nobody could see it'),
      },
    },
    'hidden.showings': {
      of: 'whoever saw it, known by a keyed fingerprint alone',
      columns: {
        testerTag: withheld('a keyed fingerprint'),
        projectId: withheld('an archive that is found must not tell what somebody was shown and passed by'),
        fitCell: impersonal('how many categories were shared'),
        shownOn: withheld('goes with what was shown'),
        returnedOn: withheld('goes with what was shown'),
      },
    },
    projectNeeds: {
      of: null,
      columns: {
        projectId: impersonal('a random number'),
        ownerId: impersonal('a copy; the project itself says whose it is'),
        categories: impersonal(aboutProject),
        language: impersonal(aboutProject),
        postedAt: impersonal(aboutProject),
        visibleSince: impersonal(aboutProject),
        waitedSeconds: impersonal(aboutProject),
        earlierSeconds: impersonal(aboutProject),
        relaunchedAt: impersonal(aboutProject),
        fullCount: impersonal('a count'),
        skipCount: impersonal('a count'),
        unpromptedFull: impersonal('a count'),
        unpromptedSkip: impersonal('a count'),
        recentOpenTests: impersonal('a count'),
        olderOpenTests: impersonal('a count'),
        valueFull: impersonal(aboutProject),
        valueSkip: impersonal(aboutProject),
        isOpen: impersonal(aboutProject),
        dueAt: impersonal(aboutProject),
        unreplaced: impersonal('a count'),
        countedArrivals: impersonal('a count'),
        firstFeedbackAt: impersonal(aboutProject),
        firstAfterSeconds: impersonal(aboutProject),
        metAt: impersonal(aboutProject),
        metAfterSeconds: impersonal(aboutProject),
        iteratedAt: impersonal(aboutProject),
      },
    },
    exposureCounts: {
      of: null,
      columns: {
        projectId: impersonal('a random number'),
        asked: impersonal('a count'),
        askedAgain: impersonal('a count'),
        shown: impersonal('a count'),
        opened: impersonal('a count'),
        tested: impersonal('a count'),
      },
    },
    feedSlots: {
      of: null,
      columns: {
        category: impersonal(aboutProject),
        language: impersonal(aboutProject),
        projectId: impersonal('a random number'),
        ownerId: impersonal('a copy; the project itself says whose it is'),
        categories: impersonal(aboutProject),
        valueFull: impersonal(aboutProject),
        valueSkip: impersonal(aboutProject),
      },
    },
    fitRates: {
      of: null,
      columns: {
        fitCell: impersonal(learnt),
        shown: impersonal(learnt),
        fullGiven: impersonal(learnt),
        skipsGiven: impersonal(learnt),
      },
    },
    categoryRates: {
      of: null,
      columns: { category: impersonal(learnt), feedback: impersonal(learnt), hours: impersonal(learnt) },
    },
    distributionTotals: {
      of: null,
      columns: {
        isOnly: impersonal('there is one row'),
        feedback: impersonal(learnt),
        hours: impersonal(learnt),
        ratedAt: impersonal(learnt),
        testers: impersonal('a count'),
        activeTesters: impersonal('a count'),
      },
    },
    distributionMetrics: {
      of: null,
      columns: {
        measuredOn: impersonal('the day of a count'),
        measuredAt: impersonal('the moment of a count'),
        metrics: impersonal('sums and shares over everybody'),
      },
    },
    distributionRuns: {
      of: 'the admin who asked for it, if one did',
      columns: {
        id: impersonal('a random number'),
        kind: impersonal('a name from our catalogue'),
        isDryRun: impersonal('about the run'),
        requestedBy: withheld('the account’s random id; it goes with the account'),
        projectIds: impersonal('which projects it was for'),
        startedAt: impersonal('about the run'),
        finishedAt: impersonal('about the run'),
        projects: impersonal('a count'),
        offers: impersonal('a count'),
        redistributed: impersonal('a count'),
        expired: impersonal('a count'),
        messages: impersonal('a count'),
        milliseconds: impersonal('about the run'),
        error: impersonal('what went wrong in our code'),
      },
    },
  },
  /** The rows of the pool and the offers go with the account; what was shown has no pointer to follow. */
  erase: (tx, { id }) => deleteShowings(tx.db, authorTag(tx.vault, id)),
});
