import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { Stars } from './stars.tsx';

/** For whoever is signed in, the first screen is their next step instead of the pitch. Its frame is written at build. */
export function MemberHero() {
  const parts = useLazyPart(true, loadParts);
  return (
    <>
      <section aria-labelledby="hero-title" className="md:-mr-8">
        <div className="hero-sky sky-field member-hero">
          <Stars />
          <div className="hero-sun" />
          <div className="flex w-full flex-col items-start gap-2 self-start px-4 pt-8 pb-26 sm:px-7 sm:pb-16 md:px-10">
            {parts ? <parts.NextStep /> : <Waiting />}
          </div>
        </div>
        <div className="ticks" />
      </section>
      {parts && <parts.Today />}
    </>
  );
}

function Waiting() {
  return (
    <>
      <h1 id="hero-title" className="text-h1 md:text-[3.5rem]">
        <Greeting />
      </h1>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-6 h-10 w-44" />
    </>
  );
}

async function loadParts() {
  const [{ NextStep }, { Today }] = await Promise.all([import('./next-step.tsx'), import('./today.tsx')]);
  return { NextStep, Today };
}
