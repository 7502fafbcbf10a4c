import { type Environment, environment } from '../environment.ts';
import { findProgram } from '../find-program.ts';

/** The browser that people use, as the environment names it or as machines have it. */
export function findChromium(env: Environment = environment()): string | undefined {
  return (
    env['CHROMIUM'] || findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  );
}
