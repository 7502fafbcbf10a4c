import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { HorizonSpot } from '../../../ui/spots/horizon-spot.tsx';
import type { Sent } from './use-contact-form.ts';

interface MessageSentProps {
  sent: Sent;
  onAnother: () => void;
}

export function MessageSent({ sent, onAnother }: MessageSentProps) {
  const { t, i18n } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  const date = formatDay(new Date(sent.replyBy), i18n.language);

  // The form that had focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="flex animate-rise flex-col items-start gap-4">
      <HorizonSpot />
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {t('sent.title')}
      </h2>
      <p className="prose-width text-ink-muted">{t('sent.body', { email: sent.email, date })}</p>
      <Button onClick={onAnother}>{t('sent.another')}</Button>
    </section>
  );
}
