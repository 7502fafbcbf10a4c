import type { KnownRequest } from '../careful-people.ts';
import type { Dice } from '../dice.ts';
import type { BusySupport } from '../give-support.ts';
import type { BusyDoors } from '../open-doors.ts';
import type { BusyCases } from '../report-somebody.ts';

export const projectsEach = 5;
export const password = 'three slow tides';

export const project = {
  name: 'Tidepool',
  tagline: 'Splits a café’s daily takings between staff.',
  description: 'The till closes and everybody sees their share. No spreadsheet, no arguing.',
  link: 'https://tidepool.example',
  callToActionUrl: null,
  categories: ['finance', 'local'],
  demoType: 'live',
  language: 'en',
  coverAlt: '',
  cardQuestion: 'Would you use it tomorrow?',
};
export const written = {
  rating: 4,
  comment: 'The split is clear at once, though I could not find how to correct it.',
};

export const letterWish = { frequency: 'weekly', interests: ['food'], language: 'en' };

export const iteration = (feedbackId: string) => ({
  whatChanged: 'The split can be corrected by hand.',
  link: null,
  feedbackIds: [feedbackId],
  skipIds: [],
});

export interface Person {
  id: string;
  username: string;
  cookie: string;
}

/** A maker with projects and a tester who knows them: what the one may do to them, the other may not. */
export interface Pair {
  maker: Person;
  tester: Person;
  /** Somebody who will delete their account. */
  leaver: Person;
  projects: string[];
  draftId: string;
  feedbackId: string;
  commentId: string;
  /** Of the two; its first message is the tester’s. */
  conversationId: string;
  channelId: string;
  /** Public groups that the maker made, with the tester in each. */
  groups: { id: string; general: string; news: string }[];
  doors: BusyDoors;
  skipId: string;
  iterationId: string;
  exportId: string;
  /** Warnings of the tester. */
  sanctions: { references: string[]; appeals: string[] };
  cases: BusyCases;
  support: BusySupport;
}

type Request = Omit<KnownRequest, 'cookie'> & { by?: Person };

/** What an ordinary person asks of each endpoint of a feature, by its name; the maker asks unless it says otherwise. */
export type BusyRequests = (pair: Pair, dice: Dice) => Record<string, Request>;

/** The first stays as it is, because feedback and comments hang on it; the others come and go. */
export const anotherProject = ({ projects }: Pair, dice: Dice): string =>
  projects[1 + dice.below(projectsEach - 1)] ?? '';

export const group = {
  name: 'Café owners',
  description: 'What works behind the counter.',
  categories: ['local', 'food'],
  visibility: 'public',
};
