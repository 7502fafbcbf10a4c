import type { BackendModule } from 'i18next';
import { expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from './i18n.ts';

it('fetches a file again that could not be fetched before', async () => {
  const texts = await createI18n('en');
  const backend: BackendModule = texts.services.backendConnector.backend;
  const read = vi.spyOn(backend, 'read').mockImplementation((_language, _namespace, done) => {
    done(new Error('Failed to fetch'), false);
  });
  await expect(loadNamespaces(texts, ['help'])).rejects.toBeDefined();
  await expect(loadNamespaces(texts, ['help'])).rejects.toThrow('help');

  read.mockRestore();
  await loadNamespaces(texts, ['help']);
  expect(texts.t('title', { ns: 'help' })).toBe('Help');
});
