import * as z from 'zod/mini';
import { features } from './features.ts';
import type { LiveEvents, LiveTopics } from './live-declarations.ts';

type Feature = (typeof features)[number];
type TopicsOf<Part> = Part extends { liveTopics: infer Topics } ? Topics : never;
type EventsOf<Part> = Part extends { liveEvents: infer Events } ? Events : never;
type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Topics = Together<TopicsOf<Feature>>;
type Events = Together<EventsOf<Feature>>;

export type LiveTopicName = keyof Topics & string;
export type LiveEventName = keyof Events & string;

/** One topic as the server calls it: `<name>:<id>`. */
export type LiveTopic<Name extends LiveTopicName = LiveTopicName> = `${Name}:${string}`;

/** One topic as browsers call it: the same, but one's own bears no id. */
export type FollowedTopic<Name extends LiveTopicName = LiveTopicName> = Name extends LiveTopicName
  ? Topics[Name] extends { id: null }
    ? Name
    : LiveTopic<Name>
  : never;

type TopicOf<Event extends LiveEventName> = Events[Event]['topic'];
type Payload<Event extends LiveEventName> = z.infer<Events[Event]['payload']>;

export type LivePush = {
  [Event in LiveEventName]: { topic: LiveTopic<TopicOf<Event>>; event: Event; payload: Payload<Event> };
}[LiveEventName];

/** What is heard of one topic, by event. Besides what features push, that one was sent away from it. */
export type HeardOn<Topic extends FollowedTopic> = {
  [Event in LiveEventName as Topic extends FollowedTopic<TopicOf<Event>> ? Event : never]: Payload<Event>;
} & { 'topic.closed': z.infer<(typeof connectionEvents)['topic.closed']> };

export const liveTopics: LiveTopics = Object.assign(
  {},
  ...features.map((feature) => ('liveTopics' in feature ? feature.liveTopics : {})),
);

export const liveEvents: LiveEvents = Object.assign(
  {},
  ...features.map((feature) => ('liveEvents' in feature ? feature.liveEvents : {})),
);

/** What the connection itself says. */
export const connectionEvents = {
  /** The session was ended elsewhere; the connection closes right after. */
  'session.ended': z.object({}),
  /** Not everybody may follow this topic any more; whoever still may asks again. */
  'topic.closed': z.object({}),
} as const;

/** The answer to asking for topics: which of them are followed from now on, and which are not. */
export interface TopicsAnswer {
  granted: string[];
  refused: string[];
  /** Of topics on which what happens is sent itself, by their names: how far they had come when one began to follow. */
  at?: Record<string, { seq: number; rev: number }>;
}
