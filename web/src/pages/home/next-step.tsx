import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { FirstLight } from '../../features/trials/dashboard/first-light.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { useNextStep } from './use-next-step.ts';

/** A greeting, the one thing that waits for this person, and the button that does it. */
export function NextStep() {
  const { t } = useTranslation('nextStep');
  const me = useMe();
  const step = useNextStep();
  const [firstName] = me?.name.split(' ') ?? [];
  return (
    <>
      <h1 id="hero-title" className="text-h1 md:text-[3.5rem]">
        <Greeting {...(firstName && { name: firstName })} />{' '}
        {step && <span className="block animate-rise">{t(`${step.kind}.title`, step.words)}</span>}
      </h1>
      {step ? (
        <>
          {step.quote ? (
            <Quote {...step.quote} project={step.words.project} />
          ) : (
            <p className="mt-2 max-w-[34rem] text-lead">{t(`${step.kind}.lead`, step.words)}</p>
          )}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Link to={step.path} className={buttonClasses({ variant: 'sun' })}>
              {t(`${step.kind}.action`, step.words)}
            </Link>
            {step.second && (
              <Link to={step.second === 'feed' ? '/feed' : '/post-project'} className={buttonClasses()}>
                {t(`second.${step.second}`)}
              </Link>
            )}
          </div>
        </>
      ) : (
        <>
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-6 h-10 w-44" />
        </>
      )}
      {me && me.role !== 'tester' && <FirstLight />}
    </>
  );
}

/** By the number of its tester on this project, without a day: what the dashboard tells, and less. */
function Quote({ text, tester, project }: { text: string; tester: number; project: string }) {
  const { t } = useTranslation('nextStep');
  return (
    <figure className="mt-2 flex max-w-[40rem] flex-col gap-1">
      <blockquote className="line-clamp-3 text-lead [overflow-wrap:anywhere]">
        {t('responses.quote', { text })}
      </blockquote>
      <figcaption className="text-small">{t('responses.from', { tester, project })}</figcaption>
    </figure>
  );
}
