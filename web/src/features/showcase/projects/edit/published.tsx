import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';

export interface JustPublished {
  id: string;
  name: string;
  arePicturesLost: boolean;
}

interface PublishedProps {
  published: JustPublished;
  isSendingPictures: boolean;
  onSendPictures: () => Promise<void>;
}

export function Published({
  published: { id, name, arePicturesLost },
  isSendingPictures,
  onSendPictures,
}: PublishedProps) {
  const { t } = useTranslation('postProject');
  const { copied, copy } = useCopy();
  const steps = t('published.steps', { returnObjects: true });
  return (
    <section className="flex animate-rise flex-col gap-8">
      <div role="status" className="flex flex-col gap-2">
        <h2 className="text-h2 [overflow-wrap:anywhere]">{t('published.title', { name })}</h2>
        <p className="text-ink-muted text-lead">{t('published.body')}</p>
      </div>
      {arePicturesLost && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-control bg-rose-soft px-4 py-3 text-rose"
        >
          <p>{t('picturesFailed')}</p>
          <Button size="sm" loading={isSendingPictures} onClick={() => void onSendPictures()}>
            {t('picturesAgain')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={`/project/${id}`} className={buttonClasses({ variant: 'sun' })}>
          {t('published.open')}
        </Link>
        <Button onClick={() => copy(`${location.origin}/project/${id}`)}>
          <span aria-live="polite">{t(copied ? 'published.copied' : 'published.copy')}</span>
        </Button>
      </div>
      <figure className="flex max-w-feed flex-col gap-2">
        <figcaption className="log text-ink-muted">{t('published.shareCard')}</figcaption>
        <img
          src={`/share/${id}.png`}
          alt=""
          width={1200}
          height={630}
          className="aspect-1200/630 h-auto w-full rounded-card border border-line bg-sunken"
        />
      </figure>
      <div className="flex flex-col gap-3">
        <h3 className="text-h3">{t('published.next')}</h3>
        <ol className="prose-width list-decimal pl-6">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
