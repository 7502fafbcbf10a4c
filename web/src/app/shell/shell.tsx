import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { Navigate, Outlet, useMatches } from 'react-router';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { MemberParts, useVisitor } from '../../lib/visitor.ts';
import { PageLoading } from '../page-loading.tsx';
import type { PageRoute } from '../page-route.ts';
import { pathOf } from '../routes.ts';
import { Footer } from './footer.tsx';
import { PublicHeader } from './guest/public-header.tsx';
import { isOpenToSuspended } from './is-open-to-suspended.ts';
import { useMemberFrame } from './load-member-frame.ts';
import { loadSuspendedFrame } from './load-suspended-frame.ts';

/** Pages for signed-in people leave their margins to the shell. On the right of theirs there is room for the help button. */
const paddedClasses = 'px-4 py-6 max-md:pb-32 sm:px-7 md:pr-18 md:pl-10';

/** Guests have the parts that the pages have by themselves. */
const none = {};

/**
 * One frame around every page: a header and a footer for guests, a rail (tabs on a phone) for whoever is signed in, and the
 * way out for whoever is suspended, who is led to the page that says so. The page itself keeps its place among the parts, so
 * that signing in or out draws the frame anew and not the page.
 */
export function Shell() {
  const visitor = useVisitor();
  const page = useMatches().at(-1)?.handle as PageRoute | undefined;
  const isBare = visitor === 'suspended' || page?.shell === 'bare';
  const { frame, isAwaited } = useMemberFrame(visitor === 'member' && !isBare);
  const bare = useLazyPart(isBare, loadSuspendedFrame);
  const isMember = frame !== undefined || isAwaited;
  const isPadded = page?.shell === 'app';
  const isWhole = page?.shell === 'whole';
  const isElsewhere = visitor === 'suspended' && !isOpenToSuspended(page?.path);
  return (
    <div
      data-frame={frame ? 'member' : undefined}
      data-rail={isWhole ? 'narrow' : undefined}
      className={frame && 'md:grid md:grid-cols-[auto_1fr]'}
    >
      {frame && <frame.Rail />}
      <div className="flex min-h-dvh min-w-0 flex-col">
        <Header Own={isBare ? bare?.Header : frame?.Header} isAwaited={isAwaited || (isBare && !bare)} />
        <PageLoading isMember={frame !== undefined} />
        <main
          id="content"
          tabIndex={-1}
          className={clsx('flex-1', isPadded ? paddedClasses : isMember && !isWhole && 'min-h-dvh md:pr-8')}
        >
          <MemberParts value={frame ?? none}>
            {isElsewhere ? <Navigate replace to={pathOf('accountSuspended')} /> : <Outlet />}
          </MemberParts>
        </main>
        {isBare ? bare && <bare.Footer /> : !isPadded && !isWhole && <Footer isMember={isMember} />}
      </div>
      {frame && <frame.Tabs />}
    </div>
  );
}

interface HeaderProps {
  /** The header of members or of suspended people. */
  Own: ComponentType | undefined;
  isAwaited: boolean;
}

/** Keeps the place of a header that is loading, so that signed-in people never see the one of guests. */
function Header({ Own, isAwaited }: HeaderProps) {
  if (Own) return <Own />;
  return isAwaited ? <div className="horizon min-h-14 bg-canvas print:hidden" /> : <PublicHeader />;
}
