import { features } from './features.ts';

type KindsOf<Part> = Part extends { notificationKinds: infer Kinds extends readonly string[] }
  ? Kinds[number]
  : never;

export type NotificationKind = KindsOf<(typeof features)[number]>;

/**
 * Every kind of news, which is what the features export as `notificationKinds`. Its sentences are `notifications.<kind>` in
 * `locales/<language>/<feature>.json`. The browser takes the type alone: the list would bring every schema with it.
 */
export const notificationKinds = features.flatMap((feature): readonly NotificationKind[] =>
  'notificationKinds' in feature ? feature.notificationKinds : [],
);
