import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { hasSeenNotice } from '../../features/office/standing/seen-notice.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { useSamePerson } from './use-same-person.ts';

/** Asks once the page stands, so that no first page waits for the answer. */
export function WhoIsHere({ onKnown }: { onKnown: (visitor: Visitor) => void }) {
  const me = useMe();
  useSamePerson(me);
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
