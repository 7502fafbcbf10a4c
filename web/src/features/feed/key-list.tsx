import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Kbd } from '../../ui/kbd.tsx';

const keys = [
  { act: 'test', label: 'T' },
  { act: 'skip', label: 'S' },
  { act: 'reason', label: '1 – 5' },
  { act: 'move', label: 'J / K' },
  { act: 'open', label: 'O' },
  { act: 'later', label: 'L' },
  { act: 'undo', label: 'Z' },
  { act: 'help', label: '?' },
] as const;

/** The keys of the feed, or that they are off and where to change that. */
export function KeyList({ shortcuts }: { shortcuts: boolean }) {
  const { t } = useTranslation('feed');
  return (
    <div className="flex flex-col gap-3">
      {shortcuts && (
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-small">
          {keys.map(({ act, label }) => (
            <div key={act} className="contents">
              <dt>
                <span className="sr-only">{label}</span>
                <Kbd className="whitespace-nowrap">{label}</Kbd>
              </dt>
              <dd className="text-ink-muted">{t(`keys.${act}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-ink-faint text-small">
        {t(shortcuts ? 'keys.on' : 'keys.off')}{' '}
        <Link to="/settings/profile#accessibility" className="link">
          {t('keys.settings')}
        </Link>
      </p>
    </div>
  );
}
