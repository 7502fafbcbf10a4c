import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../../../lib/live/use-topic.ts';
import { hearSent, hearTyping, stillTyping, type Typing } from './typing-people.ts';

/** Shows who is writing. Hidden from screen readers, because it would interrupt a user who is writing. */
export function TypingLine({ channelId, hidden }: { channelId: string; hidden: readonly string[] }) {
  const { t, i18n } = useTranslation('channels');
  const [typing, setTyping] = useState<Typing>([]);
  useTopic(`channel:${channelId}`, {
    'channels.typed': ({ person }) =>
      setTyping((known) => hearTyping(known, person, { hidden, now: Date.now() })),
    'channels.changed': ({ messages }) =>
      setTyping((known) =>
        hearSent(
          known,
          (messages ?? []).map(({ author }) => author),
        ),
      ),
    'topic.closed': () => setTyping([]),
  });
  useEffect(() => {
    const ends = typing.map(({ until }) => until);
    if (ends.length === 0) return;
    const timer = setTimeout(
      () => setTyping((known) => stillTyping(known, Date.now())),
      Math.max(0, Math.min(...ends) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [typing]);
  if (typing.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    typing.map(({ name }) => name),
  );
  return (
    <p aria-hidden="true" className="truncate">
      {t('typing', { count: typing.length, names })}
    </p>
  );
}
