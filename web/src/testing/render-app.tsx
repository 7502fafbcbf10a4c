import type { Language } from '@firstlight/contract/languages.ts';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/providers.tsx';
import { routeObjects } from '../app/route-objects.tsx';
import { createI18n } from '../lib/language/i18n.ts';
import type { Visitor } from '../lib/visitor.ts';
import { testQueryClient } from './test-query-client.ts';

interface Visit {
  language?: Language;
  /** Pages that exist only in this test, inside the public shell. */
  pages?: RouteObject[];
  /** The viewer for whom the server rendered the page. */
  visitor?: Visitor;
}

/** The whole web at an address, as a browser without a prerendered page would start it. */
export async function renderApp(
  address: string,
  { language = 'en', pages = [], visitor = 'guest' }: Visit = {},
) {
  const texts = await createI18n(language);
  const tree = routeObjects(texts);
  tree[0]?.children?.[0]?.children?.[0]?.children?.unshift(...pages);
  const router = createMemoryRouter(tree, { initialEntries: [address] });
  render(
    <Providers texts={texts} queries={testQueryClient()} visitor={visitor}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, texts, user: userEvent.setup() };
}
