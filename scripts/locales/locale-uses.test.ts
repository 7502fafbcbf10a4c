import { describe, expect, it } from 'vitest';
import { usesIn } from './locale-uses.ts';

const known = ['common', 'contact', 'request', 'mail'];

/** Code in these tests writes `#{x}` for what code writes with a dollar. */
const usesOf = (code: string) => usesIn('file.tsx', code.replaceAll('#{', '${'), known);

/** Whether the code reads `namespace:key`. */
function reads(code: string, address: string): boolean {
  const [namespace = '', key = ''] = address.split(':');
  return usesOf(code).some((use) => use.namespaces.includes(namespace) && use.pattern.test(key));
}

describe('a use is seen in', () => {
  it.each([
    ["const { t } = useTranslation('contact'); t('form.send')", 'contact:form.send'],
    ["const { t, i18n } = useTranslation('contact'); t('form.send', { count: 1 })", 'contact:form.send'],
    ["const { t } = useTranslation(); t('skip')", 'common:skip'],
    ["const { t: tRequest } = useTranslation('request'); tRequest('errors.x')", 'request:errors.x'],
    ["const { t } = useTranslation('contact'); t(failed ? 'form.again' : 'form.send')", 'contact:form.again'],
    ["const { t } = useTranslation('contact'); t(failed ? 'form.again' : 'form.send')", 'contact:form.send'],
    ["const { t } = useTranslation('contact'); t(`topics.#{topic}`)", 'contact:topics.press'],
    ["const { t } = useTranslation('contact'); t(`steps.#{step}.title`)", 'contact:steps.one.title'],
    ["const { t } = useTranslation('contact'); `#{name}, #{t(`avatar.#{state}`)}`", 'contact:avatar.away'],
    [
      "const { t } = useTranslation('contact'); t('sections', { returnObjects: true })",
      'contact:sections.a.body.0',
    ],
    ["const { t } = useTranslation('contact'); t('title', { ns: 'common' })", 'common:title'],
    ["const { t } = useTranslation('contact'); t('request:errors.x')", 'request:errors.x'],
    ["const { t } = useTranslation('contact'); const key = 'form.send'; t(key)", 'contact:form.send'],
    ["function title(t: TFunction, page: string) { return t('title', { page }); }", 'common:title'],
    ["function say(t: TFunction<'request'>) { return t('errors.x'); }", 'request:errors.x'],
    ["translate(language, 'mail', 'footer')", 'mail:footer'],
    ["translate(of(a, b), 'mail', `receipt.#{key}`, values)", 'mail:receipt.subject'],
    [
      "const say = (key: string, values = {}) => translate(language, 'mail', key, values); say(`rules.#{rule}`)",
      'mail:rules.hate',
    ],
    ["const route = { description: 'contact:description' };", 'contact:description'],
    ['const { t } = useTranslation(\'contact\'); <Trans i18nKey="form.note" />', 'contact:form.note'],
    [
      "const { t } = useTranslation('contact'); t('it’s, (nested', { a: ')' }); t('form.send')",
      'contact:form.send',
    ],
  ])('%s', (code, address) => {
    expect(reads(code, address)).toBe(true);
  });
});

describe('no use is seen in', () => {
  it.each([
    ["const { t } = useTranslation('contact'); t('form.send')", 'common:form.send'],
    ["const { t } = useTranslation('contact'); t('form.send')", 'contact:form.sending'],
    ["const { t } = useTranslation('contact'); t('form.send', { a: 'form.other' })", 'contact:form.other'],
    ["const { t } = useTranslation('contact'); format('form.send')", 'contact:form.send'],
    ["const { t } = useTranslation('contact'); t(`topics.#{topic}`)", 'contact:topics'],
    ["import fs from 'node:fs';", 'node:fs'],
  ])('%s of %s', (code, address) => {
    expect(reads(code, address)).toBe(false);
  });
});

it('knows a key that was spelt out from one that was put together', () => {
  const code = "const { t } = useTranslation('contact'); t('form.send'); t(`topics.#{topic}`)";
  expect(usesOf(code).map(({ key }) => key)).toEqual(['form.send', undefined]);
});
