import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Providers } from '../app/providers.tsx';
import { routeObjects } from '../app/route-objects.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import type { Visitor } from '../lib/visitor.ts';

export interface Found {
  texts: i18n;
  handler: StaticHandler;
  context: StaticHandlerContext;
}

/** The page at an address, with its code and its texts. */
export async function findPage(address: string, texts: i18n): Promise<Found> {
  const handler = createStaticHandler(routeObjects(texts));
  const context = await handler.query(new Request(new URL(address, 'http://drawing.invalid')));
  if (context instanceof Response)
    throw new Error(`${address} answered ${context.status} instead of a page.`);
  if (context.errors) throw new Error(`${address} failed.`, { cause: Object.values(context.errors)[0] });
  return { texts, handler, context };
}

/** As the browser would draw it first. */
export function drawMarkup({ texts, handler, context }: Found, visitor: Visitor): string {
  return renderToString(
    <Providers texts={texts} queries={createQueryClient()} visitor={visitor}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
}
