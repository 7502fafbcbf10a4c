import type { ReactNode } from 'react';
import { Stars } from './home/stars.tsx';

/** Whatever the hour, the sun stands on the horizon here: higher up are the words. */
export function AuthSky({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="hero-sky sky-field [--sun-left:16%] [--sun-sunk:54%]">
        <Stars />
        <div className="hero-sun max-md:hidden" />
        <div className="mx-auto w-full max-w-browse self-start px-4 pt-8 pb-14 sm:px-7 md:px-10 md:pt-14 md:pb-20">
          {children}
        </div>
      </div>
      <div className="ticks" />
    </>
  );
}
