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
const boundary = 'a publication boundary';
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
        isDone: withheld('whether the maker has put it aside, which is theirs alone to know'),
        firstShownAt: impersonal(boundary),
        publishAt: impersonal(boundary),
        draft: withheld('the export contains the feedback as its author left it last'),
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
        countedFrom: impersonal(boundary),
        publishAt: impersonal(boundary),
        openedAt: exported('openedAt'),
        lastOpenedAt: exported('lastOpenedAt'),
        usedAt: exported('usedAt'),
      },
    },
    'hidden.withholdings': {
      of: null,
      columns: {
        noteId: impersonal(random),
        kind: impersonal('feedback or skip note'),
        dueAt: impersonal(boundary),
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
        pendingTesterAgreed: withheld('the export contains the tester’s last word as their agreement'),
        publishAt: impersonal(boundary),
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
        publishAt: impersonal(boundary),
        writtenAt: withheld('the export contains the message with its day'),
        isUndelivered: impersonal('whether the maker closed the thread before it was published'),
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
