import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { CoveredPicture } from './covered-picture.tsx';
import { Part } from './part.tsx';

/** Copies of the pictures as they were reported, each covered until somebody asks for it. */
export function PictureList({ one: { id, pictures } }: { one: WholeCase }) {
  const { t } = useTranslation('moderator');
  if (pictures.length === 0) return null;
  return (
    <Part title={t('pictures.title')}>
      <p className="text-ink-muted text-small">{t('pictures.lead')}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <CoveredPicture caseId={id} picture={picture} number={place + 1} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
