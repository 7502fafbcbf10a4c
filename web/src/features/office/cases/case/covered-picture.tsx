import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { useLookAtPicture } from '../cases.api.ts';

interface CoveredPictureProps {
  caseId: string;
  picture: WholeCase['pictures'][number];
  number: number;
}

/** Nothing of it is fetched before somebody asks: each look is noted, and nobody should see it by surprise. */
export function CoveredPicture({
  caseId,
  picture: { id, state, isStillThere },
  number,
}: CoveredPictureProps) {
  const { t } = useTranslation('moderator');
  const look = useLookAtPicture();
  const [isCovered, setCovered] = useState(true);
  const address = look.data;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const isShown = !isCovered && address !== undefined;

  function turn(): void {
    setCovered(isShown);
    if (!isShown && address === undefined) look.mutate({ caseId, pictureId: id });
  }

  return (
    <figure className="flex flex-col items-start gap-1.5">
      {isShown ? (
        <img
          src={address}
          alt={t('pictures.alt', { number })}
          className="max-h-80 w-full rounded-control bg-sunken object-contain"
        />
      ) : (
        <div aria-hidden className="h-24 w-full rounded-control bg-sunken" />
      )}
      <figcaption className="text-ink-muted text-small">
        {t('pictures.name', { number })} · {t(isStillThere ? 'pictures.still' : 'pictures.removed')}
      </figcaption>
      {state === 'copied' ? (
        <Button size="sm" variant="outline" loading={look.isPending} onClick={turn}>
          {t(isShown ? 'pictures.cover' : 'pictures.show')}{' '}
          <span className="sr-only">{t('pictures.name', { number })}</span>
        </Button>
      ) : (
        <p className="text-small">{t(`pictures.${state}`)}</p>
      )}
      {look.isError && <FailureNotice title={t('pictures.notShown')} error={look.error} />}
    </figure>
  );
}
