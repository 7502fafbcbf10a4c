import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrPicture } from '../../features/showcase/projects/share/qr-picture.tsx';
import { useTakeStep } from '../../features/trials/dashboard/steps.api.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/overlay/show-toast.ts';

/** The one thing to do now. The browser's own sheet where there is one; otherwise the link is copied. */
export function ShareHere({ project: { id, name } }: { project: { id: string; name: string } }) {
  const { t } = useTranslation('published');
  const { copied, copy } = useCopy();
  const take = useTakeStep();
  const url = `${location.origin}/project/${id}`;

  function share(): void {
    take.mutate('share');
    if ('share' in navigator) {
      // Refusing the sheet is an answer, not a fault.
      navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    copy(url);
    showToast({ title: t('share.shared') });
  }

  return (
    <Card as="section" aria-labelledby="share-it" className="flex flex-wrap gap-6">
      <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col gap-3">
        <h2 id="share-it" className="text-h3">
          {t('share.title')}
        </h2>
        <p className="text-ink-muted text-small">{t('share.lead')}</p>
        <div className="flex items-center gap-2 rounded-control border border-line-strong bg-surface py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 truncate text-small">
            <span className="sr-only">{t('share.address')}: </span>
            {url.replace(/^https?:\/\//, '')}
          </span>
          <Button
            size="sm"
            onClick={() => {
              take.mutate('share');
              copy(url);
            }}
          >
            <Copy aria-hidden="true" className="size-4" />
            <span aria-live="polite">{copied ? t('share.copied') : t('share.copy')}</span>
          </Button>
        </div>
        <div>
          <Button variant="sun" onClick={share}>
            <Share2 aria-hidden="true" className="size-4.5" />
            {t('share.action')}
          </Button>
        </div>
      </div>
      <QrPicture url={url} label={t('share.qr', { name })} />
    </Card>
  );
}
