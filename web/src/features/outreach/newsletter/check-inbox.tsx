import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EnvelopeSpot } from '../../../ui/spots/envelope-spot.tsx';

/** The same for every address, whatever we know of it. */
export function CheckInbox({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation('newsletter');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className="flex animate-rise flex-col items-start gap-4">
      <EnvelopeSpot />
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('sent.title')}
      </h2>
      <p className="break-words text-ink-muted">{t('sent.body', { email })}</p>
      <Button onClick={onAnother}>{t('sent.another')}</Button>
    </Card>
  );
}
