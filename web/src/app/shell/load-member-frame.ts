import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/language/i18n.ts';

type MemberFrame = typeof import('./member-frame.tsx').memberFrame;

/** By the texts it was fetched with: the parts are drawn only where their words are. */
const frames = new WeakMap<i18n, MemberFrame>();

/** Guests never fetch it; for members it is there before the page is drawn for the first time. */
export async function loadMemberFrame(texts: i18n): Promise<MemberFrame> {
  const worded = loadNamespaces(texts, ['accounts', 'request', 'nextStep']);
  const [{ memberFrame }] = await Promise.all([import('./member-frame.tsx'), worded]);
  frames.set(texts, memberFrame);
  return memberFrame;
}

/** Undefined for guests, and until it is here: the frame of guests stands so long. */
export function useMemberFrame(isMember: boolean): MemberFrame | undefined {
  const { i18n: texts } = useTranslation();
  const [frame, setFrame] = useState(() => frames.get(texts));
  useEffect(() => {
    if (!isMember || frame) return;
    // Should it not arrive, the page stays usable in the frame of guests.
    loadMemberFrame(texts).then(
      (loaded) => setFrame(loaded),
      () => undefined,
    );
  }, [isMember, frame, texts]);
  return isMember ? frame : undefined;
}
