import { contactLimits, contactTopics } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ContactAddress } from '../features/outreach/contact/contact-address.tsx';
import { ContactForm } from '../features/outreach/contact/contact-form.tsx';
import { ContactFormSkeleton } from '../features/outreach/contact/contact-form-skeleton.tsx';
import { MessageSent } from '../features/outreach/contact/message-sent.tsx';
import type { Sent } from '../features/outreach/contact/use-contact-form.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

export function Component() {
  const { t } = useTranslation('contact');
  return (
    <div className="mx-auto max-w-browse px-4 sm:px-7 md:px-10">
      <header className="prose-width flex flex-col gap-4 pt-10 pb-8 md:pt-18">
        <p className="log text-ink-muted">{t('promise', { days: contactLimits.replyWithinWorkingDays })}</p>
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-ink-muted text-lead sm:text-balance">{t('lead')}</p>
      </header>
      <div className="ticks" />
      <div className="mt-8 grid grid-cols-1 gap-x-18 gap-y-12 md:grid-cols-[7fr_5fr]">
        <div className="max-w-feed">
          <Writing />
        </div>
        <aside className="flex flex-col gap-10">
          <ContactAddress />
          <Elsewhere />
        </aside>
      </div>
    </div>
  );
}

/** The form starts from what this browser remembers, which prerendered markup cannot know. */
function Writing() {
  const hydrated = useHydrated();
  const [sent, setSent] = useState<Sent>();
  const [search] = useSearchParams();
  const topic = contactTopics.find((known) => known === search.get('topic'));
  if (sent) return <MessageSent sent={sent} onAnother={() => setSent(undefined)} />;
  if (!hydrated) return <ContactFormSkeleton />;
  return <ContactForm given={topic ? { topic } : {}} onSent={setSent} />;
}

function Elsewhere() {
  const { t } = useTranslation('contact');
  const answers = ['about', 'guidelines', 'privacy'] as const;
  return (
    <section aria-labelledby="elsewhere-title" className="flex flex-col gap-3">
      <h2 id="elsewhere-title" className="text-h3">
        {t('elsewhere.title')}
      </h2>
      <ul className="flex flex-col gap-1">
        {answers.map((page) => (
          <li key={page}>
            <Link to={`/${page}`} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {t(`elsewhere.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
