import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { loadNamespaces } from '../../../../lib/language/i18n.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useMe } from '../me.api.ts';

/** What another feature puts beside the account of somebody signed in; the shell names it. */
export type LoadBeside = (texts: i18n) => Promise<ComponentType | undefined>;

interface AccountCornerProps {
  loadBeside?: LoadBeside;
  /** The shell's own choices, such as the theme, for the menu. */
  switches?: ReactNode;
  /** Further items of the menu. */
  more?: ReactNode;
}

/** The header's last place for whoever is signed in. What it shows comes after the page; nobody waits for it. */
export function AccountCorner({ loadBeside = nothing, switches, more }: AccountCornerProps) {
  const me = useMe();
  const MemberCorner = useLazyPart(Boolean(me), loadMemberCorner);
  const Beside = useLazyPart(Boolean(me), loadBeside);
  // Both keep their places until they are here, so that nothing beside them moves.
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-10 pointer-coarse:min-w-11">{Beside && <Beside />}</div>
      <div className="flex min-h-10 min-w-16 justify-end">
        {me && MemberCorner && <MemberCorner me={me} switches={switches} more={more} />}
      </div>
    </div>
  );
}

const nothing: LoadBeside = async () => undefined;

async function loadMemberCorner(texts: i18n) {
  const texted = loadNamespaces(texts, ['accounts', 'request']);
  const [{ MemberCorner }] = await Promise.all([import('./member-corner.tsx'), texted]);
  return MemberCorner;
}
