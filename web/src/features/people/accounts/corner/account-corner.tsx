import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadNamespaces } from '../../../../lib/language/i18n.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useMe } from '../me.api.ts';

/** What another feature puts beside the account of somebody signed in; the shells name it. */
export type LoadBeside = (texts: i18n) => Promise<ComponentType | undefined>;

/** Nothing for visitors. What members get in its place is fetched for them alone. */
export function AccountCorner({ loadBeside = nothing }: { loadBeside?: LoadBeside }) {
  const me = useMe();
  const MemberCorner = useLazyPart(Boolean(me), loadMemberCorner);
  const Beside = useLazyPart(Boolean(me), loadBeside);
  return (
    me && (
      <div className="flex items-center gap-2">
        {Beside && <Beside />}
        {MemberCorner && <MemberCorner me={me} />}
      </div>
    )
  );
}

const nothing: LoadBeside = async () => undefined;

async function loadMemberCorner(texts: i18n) {
  const texted = loadNamespaces(texts, ['accounts', 'request']);
  const [{ MemberCorner }] = await Promise.all([import('./member-corner.tsx'), texted]);
  return MemberCorner;
}
