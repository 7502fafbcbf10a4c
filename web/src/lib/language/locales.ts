import 'i18next';
import type { LocaleFiles } from './locale-files.ts';

/** Each feature says its own kinds of news, under `notifications` in its file; the build puts them together. */
type KindsIn<File> = File extends { notifications: infer Kinds } ? (kinds: Kinds) => void : never;
type AllKinds = KindsIn<LocaleFiles[keyof LocaleFiles]> extends (kinds: infer Kinds) => void ? Kinds : never;

export type Locales = Omit<LocaleFiles, 'notifications'> & {
  notifications: LocaleFiles['notifications'] & { kinds: AllKinds };
};

export type Namespace = keyof Locales;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Locales;
  }
}
