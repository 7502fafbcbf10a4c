import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Providers } from '../app/providers.tsx';
import { routeObjects } from '../app/route-objects.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import type { Visitor } from '../lib/visitor.ts';
import { DawnSpinner } from '../ui/picture/dawn-spinner.tsx';

export interface Found {
  texts: i18n;
  handler: StaticHandler;
  context: StaticHandlerContext;
}

/** The page at an address, with its code and its texts. */
export function findPage(address: string, texts: i18n): Promise<Found> {
  return find(address, texts, routeObjects(texts));
}

/** Returns the frame of the page at an address. It holds a spinner, because the scripts of the page may take seconds. */
export function findFrame(address: string, texts: i18n): Promise<Found> {
  return find(
    address,
    texts,
    routeObjects(texts, async () => ({ Component: Waiting })),
  );
}

function Waiting() {
  return (
    <div className="appear-late flex justify-center pt-6">
      <DawnSpinner />
    </div>
  );
}

async function find(address: string, texts: i18n, tree: RouteObject[]): Promise<Found> {
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(new URL(address, 'http://drawing.invalid')));
  if (context instanceof Response)
    throw new Error(`${address} answered ${context.status} instead of a page.`);
  if (context.errors) throw new Error(`${address} failed.`, { cause: Object.values(context.errors)[0] });
  return { texts, handler, context };
}

/**
 * Links lead on at once; whatever needs a script to answer is off until it has one, so that no press and no letter is
 * lost. Inline styles, which the policy of our pages refuses, go. What people wrote holds no bare bracket or quote.
 */
export function asDrawn(markup: string): string {
  return markup
    .replaceAll(/<(?:button|input|select|textarea)(?=[\s>])/g, '$& disabled=""')
    .replaceAll(/ style="[^"]*"/g, '');
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
