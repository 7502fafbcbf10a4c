import { type ComponentType, createContext, use } from 'react';

/** Who is here, as far as the frame of the page is concerned. Whoever is suspended is led to one page, and has its frame. */
export type Visitor = 'guest' | 'member' | 'suspended';

/** What the server took somebody for when it sent the page; `/api/me` has the last word. */
export const ExpectedVisitor = createContext<Visitor>('guest');

export const CurrentVisitor = createContext<Visitor>('guest');

export function useVisitor(): Visitor {
  return use(CurrentVisitor);
}

/** What pages show members in place of what guests see, fetched with the members' frame and by nobody else. */
export const MemberParts = createContext<{ HomeHero?: ComponentType }>({});

export function useMemberParts(): { HomeHero?: ComponentType } {
  return use(MemberParts);
}
