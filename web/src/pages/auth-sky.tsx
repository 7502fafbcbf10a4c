import type { ReactNode } from 'react';
import { Stars } from './home/stars.tsx';

/** Whatever the hour, the sun stands on the horizon here: higher up are the words. It fills the screen, so that nothing below moves when the doors are known. */
export function AuthSky({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)] flex-col">
      <div className="hero-sky sky-field grow [--sun-left:16%] [--sun-sunk:54%]">
        <Stars />
        <div className="hero-sun max-md:hidden" />
        <div className="mx-auto w-full max-w-browse self-start px-4 pt-8 pb-14 sm:px-7 md:px-10 md:pt-14 md:pb-20">
          {children}
        </div>
      </div>
      <div className="ticks" />
    </div>
  );
}
