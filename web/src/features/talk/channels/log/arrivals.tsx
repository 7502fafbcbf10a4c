import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelWindow } from '../window/channel-window.ts';
import { isThere } from './log-items.ts';

/** What others have just written, aloud: one message in its words, several as a number. One's own is silent. */
export function Arrivals({ window, ownUsername }: { window: ChannelWindow; ownUsername: string }) {
  const { t } = useTranslation('channels');
  const [words, setWords] = useState('');
  const heard = useRef(window);
  useEffect(() => {
    const before = heard.current;
    heard.current = window;
    // Somebody in the middle of the log fetches history; it is no arrival.
    if (before.hasLater || window.hasLater) return;
    const last = before.messages.at(-1)?.seq ?? 0;
    const fresh = window.messages.filter(
      (message) => message.seq > last && isThere(message) && message.author?.username !== ownUsername,
    );
    const [one, ...others] = fresh;
    if (!one) return;
    const name = one.author?.name ?? t('deletedAccount');
    const alone = t('arrived.one', { name, text: one.text ?? '' });
    setWords(others.length > 0 ? t('arrived.several', { count: fresh.length }) : alone);
  }, [window, ownUsername, t]);
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
