import type { i18n } from 'i18next';
import { use, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';
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

interface MemberFrameState {
  /** Undefined for guests, and until it is loaded. */
  frame: MemberFrame | undefined;
  /** Whether the frame is loading: the header of guests must not appear before it is loaded. */
  isAwaited: boolean;
}

/** Loads the frame for members. Where it cannot be loaded, the page stays usable in the frame of guests. */
export function useMemberFrame(isMember: boolean): MemberFrameState {
  // From the context: what `useTranslation` returns is a copy for each component, and never among the keys of `frames`.
  const texts = use(I18nContext)?.i18n;
  const [frame, setFrame] = useState(() => texts && frames.get(texts));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isMember || frame || !texts) return;
    loadMemberFrame(texts).then(
      (loaded) => setFrame(loaded),
      () => setFailed(true),
    );
  }, [isMember, frame, texts]);
  return { frame: isMember ? frame : undefined, isAwaited: isMember && !frame && !hasFailed };
}
