import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoundWords } from '../round-words.ts';
import { circlesIn } from './circles.api.ts';

interface CircleRowProps {
  groupId: string;
  onChoose: (() => void) | undefined;
}

/** The group’s circle, on top of its channels: how far it is, and what is left for the reader to do. */
export function CircleRow({ groupId, onChoose }: CircleRowProps) {
  const { t } = useTranslation('rounds');
  const words = useRoundWords();
  const { data } = useQuery(circlesIn(groupId));
  const live = data?.items.find(({ endedOn }) => endedOn === null);
  if (!live) return null;
  const { duties, closesAt, people } = live;
  const due = duties.filter(({ isDone }) => !isDone).length;
  return (
    <p className="mb-3 rounded-card border border-line bg-surface p-3 leading-snug">
      <Link
        to={`/groups/${groupId}?view=rounds`}
        onClick={onChoose}
        className="block rounded-control font-semibold hover:underline"
      >
        {t('circles.label')}
      </Link>
      <span className="block text-ink-muted text-small">
        {closesAt ? words.left(closesAt) : t('circles.entered', { count: people })}
      </span>
      {due > 0 && <span className="block text-small">{t('circles.due', { count: due })}</span>}
    </p>
  );
}
