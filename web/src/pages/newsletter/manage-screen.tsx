import type { Subscription } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ManagePart } from '../../features/outreach/newsletter/manage-part.tsx';
import { NextCard } from '../../features/outreach/newsletter/next-card.tsx';

interface ManageScreenProps {
  subscription: Subscription;
  token: string | undefined;
  /** Whether a press of a button led here. The heading then gets the focus, for screen readers. */
  isArrival: boolean;
}

export function ManageScreen({ subscription, token, isArrival }: ManageScreenProps) {
  const { t } = useTranslation('newsletter');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <div className="grid grid-cols-1 gap-x-18 gap-y-8 md:grid-cols-[7fr_5fr]">
      <div className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-h1">
            {t('manage.title')}
          </h1>
          <p className="text-ink-muted">{t('manage.lead', { address: subscription.address })}</p>
        </header>
        <ManagePart subscription={subscription} token={token} />
      </div>
      <aside>
        <NextCard subscription={subscription} />
      </aside>
    </div>
  );
}
