import type { KindPartsByKind } from '../../../lib/notifications/kind-parts.ts';
import { RetestButton } from './news/retest-button.tsx';

/** Whoever is credited can try the new version straight from the news of it. */
export const feedbackKindParts: KindPartsByKind = {
  credit: {
    Below: ({ item: { about }, onLeave }) => about && <RetestButton projectId={about.id} onLeave={onLeave} />,
  },
};
