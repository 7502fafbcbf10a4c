import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chipClasses } from '../../../../ui/chip-classes.ts';
import type { ExploreAddress } from './use-explore-filter.ts';

/** One line that scrolls under a fade; an arrow moves it for whoever has only a mouse. */
export function CategoryChips({ filter, addressOf }: ExploreAddress) {
  const { t } = useTranslation('explore');
  const { t: tCategory } = useTranslation('categories');
  const { list, hasMore, showMore } = useScrolledList();
  const chosen = filter.categories;
  return (
    <nav aria-label={t('categories')} className="relative min-w-0 flex-1 tight:basis-full">
      <ul ref={list} className="flex gap-2 overflow-x-auto px-0.5 py-1 pr-12 [scrollbar-width:none]">
        <li className="shrink-0">
          <Link
            to={addressOf({ categories: [] })}
            preventScrollReset
            aria-current={chosen.length === 0 ? 'true' : undefined}
            className={chipClasses()}
          >
            {t('all')}
          </Link>
        </li>
        {categories.map((category) => {
          const isChosen = chosen.includes(category);
          const next = isChosen ? chosen.filter((one) => one !== category) : [...chosen, category];
          return (
            <li key={category} className="shrink-0">
              <Link
                to={addressOf({ categories: categories.filter((one) => next.includes(one)) })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={chipClasses()}
              >
                {tCategory(`names.${category}`)}
              </Link>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <div className="fade-end absolute top-0 right-0 flex h-full items-center justify-end pl-5 max-sm:hidden">
          {/* Keys move the list by themselves, from link to link. */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('moreCategories')}
            onClick={showMore}
            className="inline-flex size-8 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-surface hover:border-ink"
          >
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
    </nav>
  );
}

function useScrolledList() {
  const list = useRef<HTMLUListElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const line = list.current;
    if (!line) return;
    const look = () => setHasMore(line.scrollLeft + line.clientWidth < line.scrollWidth - 8);
    look();
    const sized = new ResizeObserver(look);
    sized.observe(line);
    line.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      line.removeEventListener('scroll', look);
    };
  }, []);
  const showMore = () => list.current?.scrollBy({ left: list.current.clientWidth * 0.7 });
  return { list, hasMore, showMore };
}
