import { useLocation, useSearchParams } from 'react-router';
import { queueTabs } from './queue-tabs.tsx';

const kinds = ['case', 'appeal'] as const;
type OpenKind = (typeof kinds)[number];

/** How the list was moved through: with the hands on it, where they stay. */
export interface ByKey {
  isByKey: true;
}

/** What is open stands in the address, so that it can be sent to another admin and Back leads to the list. */
export function useOpenItem() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: Partial<ByKey> | null };
  const openKind = kinds.find((kind) => params.has(kind));
  const address = (kind?: OpenKind, id?: string) => {
    const next = new URLSearchParams(params);
    for (const one of kinds) next.delete(one);
    if (kind && id) next.set(kind, id);
    return `?${next}`;
  };
  return {
    tab: queueTabs.find((tab) => tab === params.get('tab')) ?? 'open',
    openKind,
    openId: (openKind && params.get(openKind)) ?? undefined,
    addressOf: (kind: OpenKind, id: string) => address(kind, id),
    listAddress: address(),
    takesFocus: state?.isByKey !== true,
  };
}
