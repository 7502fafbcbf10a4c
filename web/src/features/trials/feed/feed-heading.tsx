import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { Keyboard, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { chipClasses } from '../../../ui/chip-classes.ts';

interface FeedHeadingProps {
  interests: readonly Category[];
  onInterests: () => void;
  onKeys: () => void;
}

const named = 3;

/** What the feed follows, and the way to change it. */
export function FeedHeading({ interests, onInterests, onKeys }: FeedHeadingProps) {
  const { t } = useTranslation('feed');
  const { t: tCategory } = useTranslation('categories');
  return (
    <div className="ml-auto flex items-center gap-2">
      <ul aria-label={t('interests.title')} className="hidden gap-2 lg:flex">
        {interests.slice(0, named).map((category) => (
          <li key={category} className={chipClasses({ kind: 'static' })}>
            {tCategory(`names.${category}`)}
          </li>
        ))}
        {interests.length > named && (
          <li className={chipClasses({ kind: 'static' })}>
            {t('interests.more', { count: interests.length - named })}
          </li>
        )}
      </ul>
      <Button size="sm" onClick={onInterests} className="max-sm:size-11 max-sm:px-0">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t('interests.edit')}</span>
      </Button>
      <span className="max-md:hidden">
        <IconButton
          label={t('keys.title')}
          shortcut="?"
          icon={<Keyboard aria-hidden="true" />}
          onClick={onKeys}
        />
      </span>
    </div>
  );
}
