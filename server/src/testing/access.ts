/** Everybody who may knock: the last two are what somebody is to the thing in question. The grant of an admin opens nobody's own things. */
export const knockers = [
  'guest',
  'unverified',
  'newcomer',
  'member',
  'limited',
  'suspended',
  'admin',
  'owner',
  'author',
] as const;

export type Knocker = (typeof knockers)[number];

export type Statuses = Record<Knocker, number>;

/** The ids a row may speak of; no cell of the matrix sees a scene that another one changed. */
export interface Scene {
  /** The owner's; the author has tried it and written about it. */
  projectId: string;
  feedbackId: string;
  /** The author's. */
  commentId: string;
  /** Of the author and the owner; its one message is the author's. */
  conversationId: string;
  channelId: string;
  seq: number;
  /** Public; the owner's, with the author as a member, a general channel and one more. */
  groupId: string;
  groupChannelIds: string[];
  /** Lets anybody into it who has its code; the owner’s project is shared there. */
  inviteId: string;
  inviteCode: string;
  /** Private; the owner’s, at which the author has asked. */
  privateGroupId: string;
  accessRequestId: string;
  authorName: string;
  /** The owner's, as the next six are. */
  iterationId: string;
  draftId: string;
  notificationId: string;
  exportId: string;
  passkeyId: string;
  sessionId: string;
  ownerName: string;
  /** Whoever knocks. */
  self: { username: string; password: string };
  /** Fresh at every use. */
  newId(): string;
}

export interface AccessRow {
  statuses: Statuses;
  input(scene: Scene): Record<string, unknown>;
}

/** One line for each endpoint of a feature, by its name. */
export type AccessRows = Record<string, AccessRow>;

/** Open to anyone, unless said otherwise. */
export function anyone(status: number, input: AccessRow['input'], but: Partial<Statuses> = {}): AccessRow {
  return { statuses: { ...all(status), ...but }, input };
}

/** Closed to guests, to those who never confirmed their address, before the terms are accepted, and while suspended. */
export function members(status: number, input: AccessRow['input'], but: Partial<Statuses> = {}): AccessRow {
  const closed = { guest: 401, unverified: 401, newcomer: 403, suspended: 403 };
  return { statuses: { ...all(status), ...closed, ...but }, input };
}

/** Open before the terms are accepted and while suspended, too. */
export function signedIn(status: number, input: AccessRow['input'], but: Partial<Statuses> = {}): AccessRow {
  return members(status, input, { newcomer: status, suspended: status, ...but });
}

/** For one's own things: to every other member they are not there. */
export function ownerOnly(status: number, input: AccessRow['input']): AccessRow {
  return members(404, input, { owner: status });
}

/** Closed to every member who is no admin. */
export function admins(status: number, input: AccessRow['input']): AccessRow {
  return members(403, input, { admin: status });
}

function all(status: number): Statuses {
  return Object.fromEntries(knockers.map((knocker) => [knocker, status])) as Statuses;
}
