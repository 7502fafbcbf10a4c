import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../../../lib/live/use-topic.ts';
import { hearSent, hearTyping, stillTyping, type Typing } from './typing-people.ts';

/** Who is writing, for the eyes alone: read aloud, it would talk into what one is writing oneself. */
export function TypingLine({ channelId }: { channelId: string }) {
  const { t, i18n } = useTranslation('channels');
  const [typing, setTyping] = useState<Typing>([]);
  useTopic(`channel:${channelId}`, {
    'channels.typing_shown': ({ people }) => setTyping((known) => hearTyping(known, people, Date.now())),
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
