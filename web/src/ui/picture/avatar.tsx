import { Avatar as BaseAvatar } from '@base-ui/react/avatar';
import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MoonGlyph } from '../glyphs/moon-glyph.tsx';
import { initialsOf, moonPhaseOf, toneOf } from './initials.ts';

export interface AvatarProps {
  /** The person's name, or the alias of somebody unnamed. */
  name: string;
  src?: string | undefined;
  /** Somebody who stays unnamed gets a moon, whose phase follows from the alias. */
  anonymous?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  presence?: 'online' | 'away' | 'offline' | undefined;
  /** Set where the name already stands beside it. */
  decorative?: boolean;
  className?: string;
}

const avatarClasses = cva(
  'relative inline-grid shrink-0 place-items-center rounded-full font-semibold select-none leading-none',
  {
    variants: {
      size: {
        xs: 'size-6 text-[0.625rem]',
        sm: 'size-8 text-[0.6875rem]',
        md: 'size-10 text-small',
        lg: 'size-14 text-lead',
        xl: 'size-24 text-h2',
      },
      tone: {
        sky: 'bg-sky-soft text-sky',
        leaf: 'bg-leaf-soft text-leaf',
        gold: 'bg-gold-soft text-gold',
        ember: 'bg-ember-soft text-ember',
        rose: 'bg-rose-soft text-rose',
        moon: 'bg-[#10243a] text-[#dbe6ef]',
      },
    },
  },
);

const dots = {
  online: 'border-leaf bg-leaf',
  away: 'border-gold bg-gold-soft',
  offline: 'border-line-strong bg-surface',
};

export function Avatar({
  name,
  src,
  anonymous = false,
  size = 'md',
  presence,
  decorative = false,
  className,
}: AvatarProps) {
  const { t } = useTranslation('ui');
  const spoken = presence ? `${name}, ${t(`avatar.${presence}`)}` : name;
  return (
    <BaseAvatar.Root
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken })}
      className={clsx(avatarClasses({ size, tone: anonymous ? 'moon' : toneOf(name) }), className)}
    >
      {src && !anonymous && (
        <BaseAvatar.Image
          src={src}
          alt=""
          className="col-start-1 row-start-1 size-full rounded-full object-cover"
        />
      )}
      <BaseAvatar.Fallback className="col-start-1 row-start-1 grid size-full place-items-center">
        {anonymous ? <MoonGlyph phase={moonPhaseOf(name)} /> : initialsOf(name)}
      </BaseAvatar.Fallback>
      {presence && (
        <span
          className={clsx(
            'absolute -right-0.5 -bottom-0.5 size-1/3 min-h-2.5 min-w-2.5 max-w-4 max-h-4 rounded-full border-2 ring-2 ring-surface',
            dots[presence],
          )}
        />
      )}
    </BaseAvatar.Root>
  );
}
