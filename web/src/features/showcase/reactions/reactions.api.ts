import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import {
  addReaction,
  type Reactions,
  readReactions,
  removeReaction,
} from '@firstlight/contract/showcase/reactions/reactions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const reactionsKey = (projectId: string) => ['reactions', projectId] as const;

export function reactionsOf(projectId: string) {
  return queryOptions({
    queryKey: reactionsKey(projectId),
    queryFn: ({ signal }) => call(readReactions, { projectId }, { signal }),
    refetchInterval: 60_000,
  });
}

interface Toggle {
  kind: ReactionKind;
  isOn: boolean;
}

/** Shows at once, and goes back if the server refuses. */
export function useReact(projectId: string) {
  const queries = useQueryClient();
  const queryKey = reactionsKey(projectId);
  return useMutation({
    // One after the other: the last press is the one that stays.
    scope: { id: `reactions ${projectId}` },
    mutationFn: ({ kind, isOn }: Toggle) => call(isOn ? addReaction : removeReaction, { projectId, kind }),
    onMutate: async (toggle) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Reactions>(queryKey);
      queries.setQueryData<Reactions>(queryKey, (reactions) => reactions && toggled(reactions, toggle));
      return { before };
    },
    onSuccess: (reactions) => queries.setQueryData<Reactions>(queryKey, reactions),
    onError: (_error, _toggle, context) => queries.setQueryData(queryKey, context?.before),
  });
}

function toggled({ counts, mine }: Reactions, { kind, isOn }: Toggle): Reactions {
  if (mine.includes(kind) === isOn) return { counts, mine };
  return {
    counts: { ...counts, [kind]: counts[kind] + (isOn ? 1 : -1) },
    mine: isOn ? [...mine, kind] : mine.filter((own) => own !== kind),
  };
}
