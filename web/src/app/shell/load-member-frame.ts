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

interface MemberFrameState {
  /** Undefined for guests, and until it is loaded. */
  frame: MemberFrame | undefined;
  /** Whether the frame is loading: the header of guests must not appear before it is loaded. */
  isAwaited: boolean;
}

/** Loads the frame for members. Where it cannot be loaded, the page stays usable in the frame of guests. */
export function useMemberFrame(isMember: boolean): MemberFrameState {
  const { i18n: texts } = useTranslation();
  const [frame, setFrame] = useState(() => frames.get(texts));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isMember || frame) return;
    loadMemberFrame(texts).then(
      (loaded) => setFrame(loaded),
      () => setFailed(true),
    );
  }, [isMember, frame, texts]);
  return { frame: isMember ? frame : undefined, isAwaited: isMember && !frame && !hasFailed };
}
