import { useTranslation } from 'react-i18next';
import { Avatar, type AvatarProps } from './avatar.tsx';

interface AvatarStackProps {
  people: readonly Pick<AvatarProps, 'name' | 'src' | 'anonymous'>[];
  /** How many faces are drawn before the rest becomes a number. */
  most?: number;
  size?: 'xs' | 'sm' | 'md';
}

export function AvatarStack({ people, most = 4, size = 'sm' }: AvatarStackProps) {
  const { t } = useTranslation('ui');
  const drawn = people.slice(0, most);
  const more = people.length - drawn.length;
  return (
    <ul className="flex items-center -space-x-2">
      {drawn.map((person) => (
        <li key={person.name} className="flex rounded-full ring-2 ring-surface">
          <Avatar {...person} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li className="log pl-4 text-ink-muted">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{t('avatar.more', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
