import { useTranslation } from 'react-i18next';

const steps = ['post', 'look', 'adjust'] as const;

/** The sun climbs from behind the horizon, at 34, until it is clear of it. */
const sunAt = { post: 41, look: 33, adjust: 16 };

export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h2">
        {t('steps.title')}
      </h2>
      <ol className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-3 md:gap-x-10">
        {steps.map((step, index) => (
          <li key={step} className="flex flex-col gap-2">
            <StepMark sunAt={sunAt[step]} />
            <h3 className="mt-2 flex items-baseline gap-3 text-h3">
              <span aria-hidden="true" className="text-ink-faint">
                {index + 1}
              </span>
              {t(`steps.${step}.title`)}
            </h3>
            <p className="text-ink-muted">{t(`steps.${step}.body`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepMark({ sunAt }: { sunAt: number }) {
  return (
    <div>
      <svg viewBox="0 0 36 34" aria-hidden="true" className="ml-3 h-8.5 w-9 overflow-hidden">
        <circle cx={18} cy={sunAt} r={14} className="fill-sun stroke-sun-edge" strokeWidth={1.5} />
      </svg>
      <div className="ticks" />
    </div>
  );
}
