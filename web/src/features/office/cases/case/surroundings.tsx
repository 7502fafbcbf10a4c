import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Part } from './part.tsx';

/** What stood around it, as it stood when it was reported, and the way to where it stands. */
export function Surroundings({ one }: { one: WholeCase }) {
  const { t } = useTranslation('moderator');
  const around = one.evidence.at(-1)?.surroundings ?? '';
  const place = placeOf(one);
  if (around === '' && !place) return null;
  return (
    <Part
      title={t('around.title')}
      beside={
        place && (
          <Link to={place} className="link text-small">
            {t('around.open')}
          </Link>
        )
      }
    >
      {around !== '' && (
        <p className="max-h-40 overflow-y-auto whitespace-pre-line break-words rounded-control bg-sunken px-3 py-2 text-small">
          {around}
        </p>
      )}
    </Part>
  );
}

function placeOf({ kind, project, author }: WholeCase): string | undefined {
  if (kind === 'profile') return author ? `/profile/${author.username}` : undefined;
  return project ? `/project/${project.id}` : undefined;
}
