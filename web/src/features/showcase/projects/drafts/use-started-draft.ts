import type { Language } from '@firstlight/contract/languages.ts';
import type { DraftContent } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiError } from '../../../../lib/api/api-error.ts';
import { blankWriting, type Writing } from '../edit/writing.ts';
import { ownDrafts } from '../own/own-projects.api.ts';
import { readKept } from './kept-draft.ts';

/**
 * Where writing starts: the draft the address names, from the server or from this device, whichever is later; or a blank
 * page. Never changed afterwards under the writer's hands. A draft that could not be asked for starts from this device's
 * copy alone: begun blank, or as an earlier visit knew it, the first key pressed would take a newer one's place.
 */
export function useStartedDraft(draftId: string | null, language: Language): Start {
  const drafts = useQuery({ ...ownDrafts, enabled: draftId !== null, refetchOnMount: 'always' });
  const [fresh] = useState(() => crypto.randomUUID());
  const [started, setStarted] = useState<Started>();
  if (started) return { started };

  const id = draftId ?? fresh;
  const kept = readKept(id);
  const isOffline = drafts.fetchStatus === 'paused';
  const isAnswered = drafts.isFetchedAfterMount && drafts.isSuccess && !drafts.isFetching;
  const isUnknown = isOffline || drafts.isError;
  if (draftId !== null && !isAnswered && !(isUnknown && kept)) {
    const error = isOffline ? apiError({ kind: 'offline' }) : drafts.error;
    return { retry: () => void drafts.refetch(), ...(isUnknown && { error }) };
  }
  const stored = isAnswered ? drafts.data.items.find((draft) => draft.id === id) : undefined;
  const isKeptLater = kept && (!stored || kept.at > Date.parse(stored.updatedAt));
  const content: DraftContent = (isKeptLater ? kept.content : stored?.content) ?? {};
  const first = { id, writing: { ...blankWriting(language), ...known(content) } };
  setStarted(first);
  return { started: first };
}

interface Started {
  id: string;
  writing: Writing;
}

/** Without either, it is being asked for. */
type Start = { started: Started } | { started?: never; error?: unknown; retry: () => void };

function known(content: DraftContent): Partial<Writing> {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}
