import type { Context } from '../core/context.ts';
import type { EventType, Listener } from '../core/domain-events.ts';
import type { Command, Recognition, ServePaths } from '../core/feature.ts';
import { openTopic } from '../core/feature-topic.ts';
import type { PageFill } from '../core/http/pages/filled-page.ts';
import type { Route } from '../core/http/route.ts';
import type { Job } from '../core/job.ts';
import { machineryJobs } from '../core/machinery.jobs.ts';
import { machineryPersonal } from '../core/machinery.personal.ts';
import type { Mailbox } from '../core/mail/mailbox.ts';
import type { Metric } from '../core/metrics/metric.ts';
import type { KindsByName } from '../core/notifications/notification-parts.ts';
import type { PersonalPart } from '../core/personal-part.ts';
import type { Answer } from '../core/question.ts';
import type { Reportable } from '../core/reportable.ts';
import type { LiveTopic } from '../platform/live/live-topic.ts';
import { features } from './features.ts';

// What the processes take from all features together, each list in the order of the features.

export const routes: readonly Route[] = features.flatMap((feature) => feature.routes);

export const servedPaths: readonly ServePaths[] = features.flatMap((feature) => feature.servedPaths);

export const pageFills = (ctx: Context): Record<string, PageFill> =>
  Object.assign({}, ...features.map((feature) => feature.pageFills(ctx)));

export const mailboxes: readonly Mailbox[] = features.flatMap((feature) => feature.mailboxes);

/** Every kind of background work. */
export const jobs: readonly Job<never>[] = [...machineryJobs, ...features.flatMap((feature) => feature.jobs)];

export const events: readonly EventType[] = features.flatMap((feature) => Object.values(feature.events));

export const listeners: readonly Listener[] = features.flatMap((feature) => feature.listeners);

export const answers: readonly Answer[] = features.flatMap((feature) => feature.answers);

/** What is counted of each feature, for admins. */
export const metrics: readonly Metric[] = features.flatMap((feature) => feature.metrics);

/** What people write, of each sort. */
export const reportables: readonly Reportable[] = features.flatMap((feature) => feature.reportables);

/** What open pages may follow. */
export const liveTopics = (ctx: Context): LiveTopic[] =>
  features.flatMap((feature) => feature.liveTopics).map((topic) => openTopic(ctx, topic));

/** What each part of the product knows about people, in the order of erasure. */
export const personalParts: readonly PersonalPart[] = [
  machineryPersonal,
  ...features.flatMap((feature) => feature.personal),
];

export const recognition: Recognition = oneRecognition();

function oneRecognition(): Recognition {
  const [found, ...others] = features.flatMap((feature) => feature.recognition ?? []);
  if (!found || others.length > 0) throw new Error('exactly one feature says who is asking');
  return found;
}

/** What each feature does for one command, by the feature's word. */
export const commandsNamed = (name: string): [feature: string, command: Command][] =>
  features.flatMap((feature) => {
    const command = feature.commands[name];
    return command ? [[feature.name, command] as [string, Command]] : [];
  });

/** What people are notified of. */
export const notificationKinds: KindsByName = Object.assign(
  {},
  ...features.map((feature) => feature.notifications),
);
