import { Call } from './home/call.tsx';
import { Example } from './home/example.tsx';
import { Hero } from './home/hero.tsx';
import { Invitations } from './home/invitations.tsx';
import { Promises } from './home/promises.tsx';
import { Steps } from './home/steps.tsx';

export function Component() {
  return (
    <>
      <Hero />
      <div className="mx-auto flex max-w-browse flex-col gap-18 px-4 pt-14 sm:px-7 md:gap-24 md:px-10 md:pt-18">
        <Steps />
        <Example />
        <Promises />
        <Call />
        <Invitations />
      </div>
    </>
  );
}
