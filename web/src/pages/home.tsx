import { useMemberParts } from '../lib/visitor.ts';
import { Call } from './home/call.tsx';
import { Hero } from './home/hero.tsx';
import { Invitations } from './home/invitations.tsx';
import { Promises } from './home/promises.tsx';
import { Proof } from './home/proof.tsx';
import { Steps } from './home/steps.tsx';

export function Component() {
  const { HomeHero: FirstScreen = Hero } = useMemberParts();
  return (
    <>
      <FirstScreen />
      <div className="mx-auto flex max-w-browse flex-col gap-18 px-4 pt-14 sm:px-7 md:gap-24 md:px-10 md:pt-18">
        <Proof />
        <Steps />
        <Promises />
        <Call />
        <Invitations />
      </div>
    </>
  );
}
