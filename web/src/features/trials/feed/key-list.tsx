import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Kbd } from '../../../ui/button/kbd.tsx';

type Act = 'test' | 'skip' | 'answer' | 'reason' | 'move' | 'open' | 'later' | 'undo' | 'help';

const keysOf = (enter: string): { act: Act; labels: string[] }[] => [
  { act: 'test', labels: ['T'] },
  { act: 'skip', labels: ['S'] },
  { act: 'answer', labels: ['Y / N'] },
  { act: 'reason', labels: ['1 – 5'] },
  { act: 'move', labels: ['J / K', '↓ / ↑'] },
  { act: 'open', labels: ['O', enter] },
  { act: 'later', labels: ['L'] },
  { act: 'undo', labels: ['Z'] },
  { act: 'help', labels: ['?'] },
];

/** The keys of the feed, or that they are off and where to change that. */
export function KeyList({ shortcuts }: { shortcuts: boolean }) {
  const { t } = useTranslation('feed');
  return (
    <div className="flex flex-col gap-3">
      {shortcuts && (
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-small">
          {keysOf(t('keys.enter')).map(({ act, labels }) => (
            <div key={act} className="contents">
              <dt className="flex flex-wrap gap-1">
                <span className="sr-only">{labels.join(', ')}</span>
                {labels.map((label) => (
                  <Kbd key={label} className="whitespace-nowrap">
                    {label}
                  </Kbd>
                ))}
              </dt>
              <dd className="text-ink-muted">{t(`keys.${act}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-ink-faint text-small">
        {t(shortcuts ? 'keys.on' : 'keys.off')}{' '}
        <Link to="/settings/accessibility" className="link">
          {t('keys.settings')}
        </Link>
      </p>
    </div>
  );
}
