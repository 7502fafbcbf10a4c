import { clsx } from 'clsx';
import { Outlet, useMatches } from 'react-router';
import { MemberParts, useVisitor } from '../../lib/visitor.ts';
import { PageLoading } from '../page-loading.tsx';
import type { PageRoute } from '../routes.ts';
import { Footer } from './footer.tsx';
import { useMemberFrame } from './load-member-frame.ts';
import { PublicHeader } from './public-header.tsx';

/** Pages for signed-in people leave their margins to the shell. On the right of theirs there is room for the help button. */
const paddedClasses = 'px-4 py-6 max-md:pb-32 sm:px-7 md:pr-18 md:pl-10';

/** Guests have the parts that the pages have by themselves. */
const none = {};

/**
 * One frame around every page: a header and a footer for guests, a rail (tabs on a phone) for whoever is signed in.
 * The page itself keeps its place among the parts, so that signing in or out draws the frame anew and not the page.
 */
export function Shell() {
  const frame = useMemberFrame(useVisitor() === 'member');
  const page = useMatches().at(-1)?.handle as PageRoute | undefined;
  const isPadded = page?.shell === 'app';
  return (
    <div data-frame={frame ? 'member' : undefined} className={frame && 'md:grid md:grid-cols-[auto_1fr]'}>
      {frame && <frame.Rail />}
      <div className="flex min-h-dvh min-w-0 flex-col">
        {frame ? <frame.Header /> : <PublicHeader />}
        <PageLoading isMember={frame !== undefined} />
        <main
          id="content"
          tabIndex={-1}
          className={clsx('flex-1', isPadded ? paddedClasses : frame && 'md:pr-8')}
        >
          <MemberParts value={frame ?? none}>
            <Outlet />
          </MemberParts>
        </main>
        {!isPadded && <Footer isMember={frame !== undefined} />}
      </div>
      {frame && <frame.Tabs />}
    </div>
  );
}
