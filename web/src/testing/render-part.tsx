import type { Language } from '@firstlight/contract/languages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createI18n, loadNamespaces } from '../lib/language/i18n.ts';
import type { Namespace } from '../lib/language/locales.ts';
import { testQueryClient } from './test-query-client.ts';

/** Draws a part of a page with the real texts around it. */
export async function renderPart(part: ReactNode, namespaces: Namespace[], language: Language = 'en') {
  const texts = await createI18n(language);
  await loadNamespaces(texts, namespaces);
  document.documentElement.lang = language;
  const view = render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={testQueryClient()}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...view, texts, user: userEvent.setup() };
}
