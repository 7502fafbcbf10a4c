import { useLocation, useSearchParams } from 'react-router';
import { queueTabs } from './queue-tabs.tsx';

const kinds = ['case', 'appeal', 'review'] as const;
/** A raid is not opened beside the list: the list is then of its cases alone. */
type OpenKind = (typeof kinds)[number] | 'raid';

/** How the list was moved through: with the hands on it, where they stay. */
export interface ByKey {
  isByKey: true;
}

const tabAddress = (tab: string | null) => (tab ? `?tab=${tab}` : '?');

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
    raid: params.get('raid') ?? undefined,
    everything: tabAddress(params.get('tab')),
    addressOf: (kind: OpenKind, id: string) => address(kind, id),
    listAddress: address(),
    takesFocus: state?.isByKey !== true,
  };
}
