import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { FirstLight } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { ArrowRight, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { iconButtonClasses } from '../../../ui/button/icon-button-classes.ts';
import './first-light.css';

interface FirstLightSkyProps {
  light: FirstLight;
  /** It was seen, by whichever way it was left. */
  onSeen: () => void;
  onRead: () => void;
}

/** A maker's first feedback, alone on a sky. The same in both themes. */
export function FirstLightSky({ light, onSeen, onRead }: FirstLightSkyProps) {
  const { t } = useTranslation('dashboard');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onSeen()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup initialFocus={button} className="first-light">
          <svg aria-hidden="true" className="first-light-stars">
            {stars.map(({ x, y, r }) => (
              <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={r} />
            ))}
          </svg>
          <div aria-hidden="true" className="first-light-heavens">
            <div className="first-light-sun" />
          </div>
          <div aria-hidden="true" className="first-light-ground" />
          <div className="first-light-words">
            <BaseDialog.Title className="log first-light-log">
              <span>{light.name}</span> <span className="first-light-mark">{t('light.title')}</span>{' '}
              {light.minutes !== null && (
                <span>{t('light.after', { time: spanOf(light.minutes, t('light.days')) })}</span>
              )}
            </BaseDialog.Title>
            <BaseDialog.Description render={<blockquote />} className="first-light-quote">
              {t('light.quote', { words: light.quote })}
            </BaseDialog.Description>
          </div>
          <button
            ref={button}
            type="button"
            className={`${buttonClasses({ size: 'lg' })} first-light-on`}
            onClick={() => {
              onSeen();
              onRead();
            }}
          >
            {t('light.read')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </button>
          <BaseDialog.Close
            aria-label={t('light.close')}
            className={`${iconButtonClasses({ size: 'md' })} first-light-close`}
          >
            <X aria-hidden="true" />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** “2 h 15”; from two days on, days. */
function spanOf(minutes: number, days: string): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${days}`;
  if (hours === 0) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** At the edges of the sky, where neither words nor sun are. */
const stars = Array.from({ length: 60 }, (_, place) => {
  const lot = (salt: number) => (Math.sin((place + 1) * salt) * 10_000) % 1;
  const x = Math.abs(lot(12.9898)) * 34;
  return {
    x: Math.round((place % 2 ? x * 0.66 : 100 - x * 0.66) * 10) / 10,
    y: Math.round(Math.abs(lot(78.233)) * 620) / 10,
    r: place % 7 === 0 ? 1.4 : place % 3 === 0 ? 1 : 0.6,
  };
});
