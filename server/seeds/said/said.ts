import type { Said } from './note.ts';
import { saidOfEnglish } from './of-english-projects.ts';
import { saidOfFrench } from './of-french-projects.ts';
import { saidOfLaterEnglish } from './of-later-english-projects.ts';
import { saidOfLaterFrench } from './of-later-french-projects.ts';

/** By the name of the project. Nobody says what somebody else has said: a signal would take it for a campaign. */
export const saidOf: Readonly<Record<string, Said>> = {
  ...saidOfFrench,
  ...saidOfLaterFrench,
  ...saidOfEnglish,
  ...saidOfLaterEnglish,
};
