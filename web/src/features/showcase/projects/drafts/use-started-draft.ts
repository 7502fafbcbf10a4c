import type { Language } from '@firstlight/contract/languages.ts';
import type { DraftContent } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blankWriting, type Writing } from '../edit/writing.ts';
import { ownDrafts } from '../own/own-projects.api.ts';
import { readKept } from './kept-draft.ts';

/**
 * Where writing starts: the draft the address names, from the server or from this device, whichever is later; or a blank
 * page. Undefined until that is known, and never changed afterwards under the writer's hands.
 */
export function useStartedDraft(draftId: string | null, language: Language): Started | undefined {
  const drafts = useQuery({ ...ownDrafts, enabled: draftId !== null, staleTime: Infinity });
  const [fresh] = useState(() => crypto.randomUUID());
  const id = draftId ?? fresh;
  if (draftId !== null && drafts.isPending && drafts.fetchStatus !== 'paused') return undefined;

  const stored = drafts.data?.items.find((draft) => draft.id === id);
  const kept = readKept(id);
  const isKeptLater = kept && (!stored || kept.at > Date.parse(stored.updatedAt));
  const content: DraftContent = (isKeptLater ? kept.content : stored?.content) ?? {};
  return { id, writing: { ...blankWriting(language), ...given(content) } };
}

export interface Started {
  id: string;
  writing: Writing;
}

/** Drafts of before had two addresses, of which the second was what Test it opened. */
function given({ callToActionUrl, ...content }: DraftContent): Partial<Writing> {
  const known = Object.entries(content).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(callToActionUrl && { link: callToActionUrl }) };
}
