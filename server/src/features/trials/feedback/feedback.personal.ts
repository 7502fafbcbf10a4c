import { exported, impersonal, personalPart, withheld, words } from '../../../core/personal-part.ts';
import { forgetAuthor } from './hidden/forget-author.ts';
import {
  authoredOf,
  closingsOf,
  feedbackOf,
  messagesOf,
  threadsOf,
  visitsOf,
} from './own/personal-rows.queries.ts';

const tester = 'the tester';
const random = 'a random number';
const tag = 'a keyed fingerprint of the account’s random id';
const quarter = 'a full quarter of an hour';
const latest = 'it is exported with the feedback, as its author left it last';
const figure = 'counts ratings, of nobody in particular';

/**
 * Given to whoever wrote it, and to nobody by whom it was written. After erasure the words stay, and nothing is left by
 * which anybody could tell whose they were.
 */
export const feedbackPersonal = personalPart({
  tables: {
    feedback: {
      of: 'the tester who wrote it; the mark is of the maker who set it',
      file: 'feedback.json',
      rows: feedbackOf,
      columns: {
        id: exported('feedbackId'),
        projectId: exported('projectId'),
        testerNumber: exported('testerNumber'),
        rating: exported('rating'),
        comment: words('text'),
        answers: words('answers'),
        evidence: exported('evidence'),
        uncountedFor: exported('notCountedBecause'),
        givenOn: exported('day'),
        shuffle: impersonal('drawn by lot'),
        isEdited: exported('edited'),
        isRetested: exported('triedAgain'),
        isWithheld: exported('hiddenFromOthers'),
        mark: exported('mark'),
        markReason: exported('reasonOfTheMark'),
        markedOn: withheld('with the mark of somebody else it would tell when they were here'),
        isDone: withheld('whether the maker has put it aside, which is theirs alone to know'),
        firstShownAt: impersonal(quarter),
        deletedAt: exported('removedAt'),
        takenDownAt: exported('takenDownAt'),
        wasWithheld: impersonal(
          'whether it would be hidden otherwise, which follows from the account’s standing',
        ),
      },
    },
    'hidden.feedbackAuthors': {
      of: tester,
      file: 'when-feedback-was-given.json',
      rows: authoredOf,
      columns: {
        feedbackId: exported('feedbackId'),
        pairTag: withheld(tag),
        authorTag: withheld(tag),
        author: withheld('the account’s random id, sealed'),
        sketch: withheld('made from the text, which is exported itself'),
        givenAt: exported('givenAt'),
        retestedAt: exported('retestedAt'),
      },
    },
    'hidden.feedbackOrigins': {
      of: tester,
      columns: {
        feedbackId: impersonal(random),
        isPrompted: withheld('an archive that is found must not tell what somebody was shown'),
        categories: impersonal('about the project'),
        wasYoung: impersonal('noted when nobody can tell any more whose it was'),
      },
    },
    'hidden.tests': {
      of: tester,
      file: 'tests.json',
      rows: visitsOf,
      columns: {
        pairTag: withheld(tag),
        authorTag: withheld(tag),
        projectId: exported('projectId'),
        tokenHash: withheld('the fingerprint of a way out, which is used up'),
        tokenExpiresAt: impersonal('how long a way out leads anywhere'),
        startedAt: exported('startedAt'),
        countedFrom: impersonal('the quarter of an hour after it was started'),
        openedAt: exported('openedAt'),
        lastOpenedAt: exported('lastOpenedAt'),
        usedAt: exported('usedAt'),
      },
    },
    'hidden.pendingFeedback': {
      of: tester,
      columns: {
        feedbackId: impersonal(random),
        releaseAt: impersonal(quarter),
        isNew: impersonal('whether others have seen any of it'),
        rating: withheld(latest),
        comment: withheld(latest),
        answers: withheld(latest),
        evidence: withheld(latest),
        uncountedFor: withheld(latest),
        isEdited: withheld(latest),
        isRetested: withheld(latest),
        isWithheld: withheld(latest),
        deletedAt: withheld(latest),
        retestId: impersonal(random),
      },
    },
    'hidden.pendingReplies': {
      of: tester,
      columns: {
        id: impersonal(random),
        feedbackId: impersonal(random),
        releaseAt: impersonal(quarter),
        writtenAt: withheld('the message is exported with its day'),
        body: withheld('it is exported with the messages that are shown'),
        sentOn: withheld('it is exported with the messages that are shown'),
        isWithheld: impersonal('follows from the account’s standing'),
        isStopped: impersonal('whether the maker had closed the thread before'),
      },
    },
    'hidden.withholdings': {
      of: null,
      columns: {
        noteId: impersonal(random),
        kind: impersonal('feedback or skip note'),
        dueAt: impersonal('a full quarter of an hour drawn by lot'),
      },
    },
    'hidden.pendingReveals': {
      of: tester,
      columns: {
        feedbackId: impersonal(random),
        releaseAt: impersonal(quarter),
        agrees: withheld('it is exported with the thread'),
      },
    },
    'hidden.testerNumbers': {
      of: tester,
      columns: {
        projectId: impersonal(random),
        number: withheld('it is exported with the feedback'),
        pairTag: withheld(tag),
        authorTag: withheld(tag),
      },
    },
    'hidden.testerBlocks': {
      of: 'the maker or the tester, whoever closed a thread',
      file: 'closed-threads.json',
      rows: closingsOf,
      columns: {
        projectId: exported('projectId'),
        testerNumber: exported('testerNumber'),
        closedBy: exported('closedAs'),
        closedOn: exported('day'),
      },
    },
    feedbackThreads: {
      of: 'the maker and the tester',
      file: 'feedback-threads.json',
      rows: threadsOf,
      columns: {
        feedbackId: exported('feedbackId'),
        hasMakerAgreed: exported('makerAgreedToShowNames'),
        hasTesterAgreed: exported('testerAgreedToShowNames'),
        revealedAt: exported('namesShownAt'),
        conversationId: exported('conversationId'),
      },
    },
    feedbackReplies: {
      of: 'whoever of the two wrote it',
      file: 'messages-about-feedback.json',
      rows: messagesOf,
      columns: {
        id: impersonal(random),
        feedbackId: exported('feedbackId'),
        position: impersonal('its place in the thread'),
        fromMaker: exported('writtenAsMaker'),
        body: words('text'),
        sentOn: exported('day'),
        takenDownAt: exported('takenDownAt'),
      },
    },
    ratingCounts: {
      of: null,
      columns: {
        projectId: impersonal(random),
        rated1: impersonal(figure),
        rated2: impersonal(figure),
        rated3: impersonal(figure),
        rated4: impersonal(figure),
        rated5: impersonal(figure),
      },
    },
  },
  erase: (tx, { id }) => forgetAuthor(tx, id),
});
