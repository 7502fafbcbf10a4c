import { expect, test } from 'vitest';
import { changeLanguage } from './change-language.ts';
import { createI18n, loadNamespaces } from './i18n.ts';

test('the language changes with every text that is in use', async () => {
  const texts = await createI18n('en');
  await loadNamespaces(texts, ['contact']);
  await changeLanguage(texts, 'fr');
  expect(texts.language).toBe('fr');
  expect(texts.hasResourceBundle('fr', 'contact')).toBe(true);
});

test('where a text of the other language cannot be had, the page goes on in the one it has', async () => {
  const texts = await createI18n('en');
  texts.addResourceBundle('en', 'without-french', { title: 'Only here' });
  await expect(changeLanguage(texts, 'fr')).rejects.toThrow('without-french');
  expect(texts.language).toBe('en');
});

test('of two choices the last one stays, however late the texts of the first arrive', async () => {
  const texts = await createI18n('en');
  await Promise.all([changeLanguage(texts, 'fr'), changeLanguage(texts, 'en')]);
  expect(texts.language).toBe('en');
});
