import { contactLimits } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

/** The form's own labels and heights, so that nothing moves when it takes its place. */
export function ContactFormSkeleton() {
  const { t } = useTranslation('contact');
  return (
    <div className="flex flex-col gap-5">
      <Line label={t('form.topic')} />
      <Line label={t('form.email')} hint={t('form.emailHint')} />
      <Line
        label={t('form.message')}
        hint={t('form.messageHint', { count: contactLimits.messageMin })}
        tall
      />
      <Skeleton className="h-10 w-24 rounded-control" />
    </div>
  );
}

function Line({ label, hint, tall = false }: { label: string; hint?: string; tall?: boolean }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold text-[0.9375rem]">{label}</span>
      <Skeleton className={tall ? 'h-40 rounded-control' : 'h-10 rounded-control'} />
      {hint && <span className="text-ink-faint text-small">{hint}</span>}
    </div>
  );
}
