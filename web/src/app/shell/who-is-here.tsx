import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';
import { hasSeenNotice } from '../../features/office/standing/seen-notice.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { followOtherTabs } from '../../lib/session/follow-other-tabs.ts';
import { loadAnew } from '../../lib/session/load-anew.ts';
import { whoSignedInHere } from '../../lib/session/settle-drafts.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import type { Visitor } from '../../lib/visitor.ts';

/** Asks once the page stands, so that no first page waits for the answer. */
export function WhoIsHere({ onKnown }: { onKnown: (visitor: Visitor) => void }) {
  const me = useMe();
  // Also of whose session has ended: what they wrote may still stand here.
  const last = useRef(me?.id);
  useEffect(() => followOtherTabs(() => last.current), []);
  const id = me?.id;
  useEffect(() => {
    if (!id) return;
    const before = last.current;
    last.current = id;
    // Of another person who signed in elsewhere, this page may have heard nothing.
    const isOther = before !== undefined && before !== id && whoSignedInHere() !== id;
    return isOther ? loadAnew() : undefined;
  }, [id]);
  useEffect(() => {
    if (me !== undefined) onKnown(me ? (me.isSuspended ? 'suspended' : 'member') : 'guest');
  }, [me, onKnown]);
  // Whoever switched single keys off means all of them.
  const hasKeys = me?.shortcuts ?? true;
  useEffect(() => {
    document.documentElement.dataset['keys'] = hasKeys ? 'on' : 'off';
  }, [hasKeys]);
  const WelcomeBack = useLazyPart(Boolean(me && !me.isSuspended && hasSeenNotice(me.id)), loadWelcomeBack);
  return WelcomeBack && <WelcomeBack />;
}

async function loadWelcomeBack(texts: i18n) {
  const worded = loadNamespaces(texts, ['standing']);
  const [{ WelcomeBack }] = await Promise.all([
    import('../../features/office/standing/welcome-back.tsx'),
    worded,
  ]);
  return WelcomeBack;
}
