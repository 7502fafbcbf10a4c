import type { Language } from '@firstlight/contract/languages.ts';
import type { Operator } from '@firstlight/contract/outreach/contact/operator.ts';
import type { Db } from '../db/database.ts';
import type { PasswordCost } from '../platform/crypto/password-hash.ts';
import type { Vault } from '../platform/crypto/vault.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { ReencodePicture } from '../platform/images/reencode-picture.ts';
import type { Payments } from '../platform/payments/payments.ts';
import type { SignInProviders } from '../platform/sign-in-providers/sign-in-provider.ts';
import type { WebPush } from '../platform/web-push/web-push.ts';
import type { Metric } from './metrics/metric.ts';
import type { KindsByName } from './notifications/notification-parts.ts';
import type { Outbox } from './outbox.ts';
import type { PersonalPart } from './personal-part.ts';
import type { Answer } from './question.ts';
import type { Reportable } from './reportable.ts';
import type { TakeLimit } from './take-limit.ts';
import type { Transaction } from './transaction.ts';

/** Somebody without an account. The address is theirs, or the whole /64 for IPv6; it serves limits only. */
export interface Guest {
  kind: 'guest';
  address: string;
}

/** A job or a seed: nobody's hand. */
export interface System {
  kind: 'system';
}

/** Somebody signed in. Found anew for every request, so a session that has ended ends at once. */
export interface Member {
  kind: 'member';
  id: string;
  username: string;
  sessionId: string;
  /** Until then only what is open to `signed_in` answers. */
  hasAcceptedTerms: boolean;
  isAdmin: boolean;
  /** Granted, and not in force: there is neither a second factor nor a passkey. */
  isAdminWaiting?: boolean;
  /** As it was when the request came; acts ask `requireStanding`. */
  isSuspended?: boolean;
  address: string;
}

export type Actor = Guest | Member | System;

/** All that a use case may reach. Time and randomness come from here, never from the air. */
export interface Context<A extends Actor = Actor> {
  actor: A;
  db: Db;
  now(): Date;
  /** A random ID (version 4): for all rows whose time or order may tell who acted. */
  newId(): string;
  /** An ID that sorts by time (version 7): for rows that are public under a name, with their time. */
  newOrderedId(): string;
  language: Language;
  /** Our one public address; links are never built from what a request claims. */
  origin: string;
  /** Who answers for the site by law. */
  operator: Operator;
  vault: Vault;
  files: FileStore;
  /** What each feature knows about people: read by exports and erasure. */
  personalParts: readonly PersonalPart[];
  /** What people write, of each sort: how it is found and taken down. */
  reportables: readonly Reportable[];
  /** What features answer to those that must not import them. */
  answers: readonly Answer[];
  /** What features count about themselves for admins. */
  metrics: readonly Metric[];
  /** What people are notified of, as the features declare it. */
  notificationKinds: KindsByName;
  reencodePicture: ReencodePicture;
  /** Null where whoever runs the site gave no key for it: then nothing of it exists. */
  webPush: WebPush | null;
  /** Null where whoever runs the site has no account with a payment provider: then nothing can be given. */
  payments: Payments | null;
  /** By whose word people may sign in besides; none where whoever runs the site has registered with none. */
  signInProviders: SignInProviders;
  /** Whether everybody here is made up, and whoever visits should know it. */
  isDemo: boolean;
  /** How much work a guess at a password is. */
  passwordCost: PasswordCost;
  /** How long an answer takes at least that must not tell by its time what was found. */
  evenPaceMs: number;
  outbox: Outbox;
  /** Set while a transaction is open around this context, so that an inner `inTransaction` joins it. */
  transaction?: Transaction;
}

/** What an act that answers a request may do besides. */
export interface HttpContext<A extends Guest | Member = Guest | Member> extends Context<A> {
  takeLimit: TakeLimit;
  setCookie(cookie: string): void;
  /** One of our own cookies, by its plain name. */
  readCookie(name: string): string | undefined;
  /** What the browser says about itself; anybody may say anything. */
  userAgent: string | undefined;
  /** Names the account that a guest's request is about, for the security log, which keeps its fingerprint only. */
  concerns(account: string): void;
}
