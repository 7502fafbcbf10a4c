import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { DrawPng } from '../platform/drawing/draw-png.ts';
import type { Context, Member, System } from './context.ts';
import type { EventType, Listener } from './domain-events.ts';
import type { FeatureTopic } from './feature-topic.ts';
import type { PageFill } from './http/pages/filled-page.ts';
import type { Route } from './http/route.ts';
import type { Job } from './job.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Metric } from './metrics/metric.ts';
import { type KindsByName, notificationParts } from './notifications/notification-parts.ts';
import type { PersonalPart } from './personal-part.ts';
import type { Answer } from './question.ts';
import type { Reportable } from './reportable.ts';
import type { TakeLimit } from './take-limit.ts';

/** What addresses outside the contract are served with. */
export interface ServingParts {
  /** A stranger's: it is never told who is asking. */
  ctx: Context;
  takeLimit: TakeLimit;
  drawPng: DrawPng;
}

/** Addresses that no endpoint describes, because whoever asks there is no caller of the API: other sites, search engines, a browser on its way. */
export type ServePaths = (app: FastifyInstance, parts: ServingParts) => void;

/** Who a session cookie belongs to. */
export interface Recognition {
  readToken(cookies: string | undefined, origin: string): string | undefined;
  findMember(
    ctx: Pick<Context, 'db' | 'now' | 'origin'>,
    headers: IncomingHttpHeaders,
  ): Promise<Omit<Member, 'address'> | undefined>;
  /** Which of these sessions have not ended, for as many as are connected. */
  findLiveSessions(
    ctx: Pick<Context, 'db' | 'now'>,
    sessionIds: readonly string[],
  ): Promise<readonly string[]>;
}

/** What somebody does at the machine, by its name, with the words that follow it there. */
export type Command = (ctx: Context<System>, words: readonly string[]) => Promise<unknown>;

/** Everything that the program must know of a feature, in one object: `<word>.feature.ts`. Whatever walks all features reads it. */
export interface Feature {
  /** The feature's one word: its folder, and what its endpoints and jobs begin with. */
  name: string;
  routes: readonly Route[];
  servedPaths: readonly ServePaths[];
  /** By path: pages whose words and first data depend on the moment, as a stranger sees them. */
  pageFills(ctx: Context): Record<string, PageFill>;
  jobs: readonly Job<never>[];
  /** All that can happen in it. */
  events: Readonly<Record<string, EventType>>;
  listeners: readonly Listener[];
  /** To features that must not import it. */
  answers: readonly Answer[];
  /** What open pages may follow. */
  liveTopics: readonly FeatureTopic[];
  /** What it notifies people of. A job and a listener follow from each kind, and are among the others. */
  notifications: Partial<KindsByName>;
  /** What admins see counted of it. */
  metrics: readonly Metric[];
  /** In the order in which they are erased. */
  personal: readonly PersonalPart[];
  /** What of it people write, and how it is taken down. */
  reportables: readonly Reportable[];
  /** Said by the one feature that knows who is asking. */
  recognition: Recognition | undefined;
  commands: Readonly<Record<string, Command>>;
  /** Addresses that take mail for it. */
  mailboxes: readonly Mailbox[];
}

/** A feature says only what it has. */
export function feature(has: Pick<Feature, 'name'> & Partial<Feature>): Feature {
  const { jobs = [], listeners = [], notifications = {} } = has;
  const notifying = notificationParts(has.name, notifications);
  return {
    routes: [],
    servedPaths: [],
    pageFills: () => ({}),
    events: {},
    answers: [],
    liveTopics: [],
    metrics: [],
    personal: [],
    reportables: [],
    recognition: undefined,
    commands: {},
    mailboxes: [],
    ...has,
    notifications,
    jobs: [...jobs, ...notifying.jobs],
    listeners: [...listeners, ...notifying.listeners],
  };
}
