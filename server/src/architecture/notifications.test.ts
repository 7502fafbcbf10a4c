import { globSync, readFileSync } from 'node:fs';
import { languages } from '@firstlight/contract/languages.ts';
import { type NotificationKind, notificationKinds } from '@firstlight/contract/notification-kinds.ts';
import { describe, expect, it } from 'vitest';
import type { DeclaredKind } from '../core/notifications/notification-kind.ts';
import { notificationQuestions } from '../core/notifications/notification-questions.ts';
import { features } from '../main/features.ts';
import { featureGraph, houseOf } from '../testing/graph/feature-graph.ts';
import { projectRoot, serverFiles } from '../testing/source-files.ts';

const engine = 'outreach/notifications';
const declared = features.flatMap(({ name, notifications }) =>
  (Object.entries(notifications) as [NotificationKind, DeclaredKind][]).map(([kind, rules]) => ({
    feature: name,
    kind,
    rules,
  })),
);

describe('the engine of notifications', () => {
  it('imports no feature', () => {
    expect(featureGraph().calls.filter(({ from }) => from === engine)).toEqual([]);
  });

  it('names no kind', () => {
    const files = serverFiles.filter(({ path }) => houseOf(path) === engine);
    const named = new RegExp(`['"\`](?:${notificationKinds.join('|')})['"\`]`);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a kind of news', () => {
  it('is declared by one feature, and all that the contract names are', () => {
    expect(declared.map(({ kind }) => kind).toSorted()).toEqual(notificationKinds.toSorted());
  });

  it.each(declared)(
    '$kind is named in the contract of its own feature, which is $feature',
    ({ feature, kind }) => {
      const files = globSync(`contract/src/*/${feature}/*.ts`, { cwd: projectRoot });
      const naming = files
        .map((file) => readFileSync(`${projectRoot}/${file}`, 'utf8'))
        .filter((text) =>
          new RegExp(`^export const notificationKinds = \\[[^\\]]*'${kind}'`, 'm').test(text),
        );
      expect(naming).toHaveLength(1);
    },
  );

  it.each(declared)('$kind has a place of its own among the choices', ({ rules }) => {
    expect(declared.filter((other) => other.rules.place === rules.place)).toHaveLength(1);
  });

  it.each(declared)('$kind speaks every language, in the file of $feature', ({ feature, kind, rules }) => {
    for (const language of languages) {
      const file = JSON.parse(readFileSync(`${projectRoot}/locales/${language}/${feature}.json`, 'utf8'));
      const { line, line_other: many, choice, button, push } = file.notifications?.[kind] ?? {};
      const lines = typeof line === 'object' ? Object.values(line) : [line ?? many];
      for (const sentence of [...lines, choice]) expect(sentence, language).toMatch(/^\S.*\S$/u);
      // An e-mail about one line has a button of its kind, whose label is also the preview: it names nothing.
      if (rules.mail !== 'never') expect(button, language).toMatch(/^[^{]+$/u);
      else expect(button, language).toBeUndefined();
      // On a locked screen it names nothing; what may be named has no second sentence.
      if (rules.isDiscreet) expect(push, language).toMatch(/^[^{]+$/u);
      else expect(push, language).toBeUndefined();
    }
  });

  it('has no sentence where no feature declares it', () => {
    for (const language of languages) {
      const spoken = globSync(`locales/${language}/*.json`, { cwd: projectRoot }).flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(`${projectRoot}/${file}`, 'utf8')).notifications ?? {}),
      );
      expect(spoken.toSorted()).toEqual(notificationKinds.toSorted());
    }
  });

  it('that a hidden tester causes or hears is masked', () => {
    const masked = declared.filter(({ rules }) => rules.isMasked).map(({ kind }) => kind);
    expect(masked).toEqual(expect.arrayContaining(['credit', 'feedback', 'masked_reply', 'retest']));
  });
});

it.each(Object.values(notificationQuestions))('$name is answered by one feature', ({ name }) => {
  expect(features.flatMap(({ answers }) => answers).filter(({ to }) => to === name)).toHaveLength(1);
});
