import type { PageName } from '../page-route.ts';
import { pathOf } from '../routes.ts';

/** The notice, what one takes along or asks for by right, the ways in, and what everybody must be able to read. */
const open: PageName[] = [
  'accountSuspended',
  'leave',
  'contact',
  'auth',
  'authReturn',
  'terms',
  'privacy',
  'guidelines',
  'rules',
  'legal',
  'accessibility',
];

/** Whether a page, by its path in the route table, stays open to whoever is suspended; every other one leads to the notice. */
export function isOpenToSuspended(path: string | undefined): boolean {
  return open.some((name) => pathOf(name) === path);
}
