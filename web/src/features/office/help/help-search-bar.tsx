import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import type { HelpSearch } from './use-help-search.ts';

interface HelpSearchBarProps {
  search: HelpSearch;
  fieldRef: Ref<HTMLInputElement>;
}

/** Enter goes to the next match and Shift+Enter to the previous one, as the two buttons do. */
export function HelpSearchBar({ search, fieldRef }: HelpSearchBarProps) {
  const { t } = useTranslation('help');
  const nothingToStepTo = search.matches.length === 0;

  const stepByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };

  return (
    <>
      <TextInput
        ref={fieldRef}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        prefix={<Search aria-hidden="true" />}
        value={search.query}
        onChange={(event) => search.search(event.target.value)}
        onClear={() => search.search('')}
        onKeyDown={stepByEnter}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className="min-w-[min(15rem,100%)] flex-1"
      />
      <div className="flex items-center gap-1">
        <MatchCounter search={search} />
        <IconButton
          label={t('search.previous')}
          icon={<ChevronUp />}
          shortcut="Shift Enter"
          disabled={nothingToStepTo}
          onClick={() => search.step(-1)}
        />
        <IconButton
          label={t('search.next')}
          icon={<ChevronDown />}
          shortcut="Enter"
          disabled={nothingToStepTo}
          onClick={() => search.step(1)}
        />
      </div>
    </>
  );
}

/** The eye gets the figures at once; readers get the topic too, once the typing has paused. */
function MatchCounter({ search: { query, matches, index, current } }: Pick<HelpSearchBarProps, 'search'>) {
  const { t } = useTranslation('help');
  const figures = { current: matches.length === 0 ? 0 : index + 1, total: matches.length };
  const none = query.trim() === '' ? '' : t('search.none');
  const spoken = current ? t('search.place', { ...figures, topic: current.passage.topic }) : none;
  return (
    <>
      <span aria-hidden="true" className="log min-w-22 text-ink-muted max-sm:order-last sm:text-right">
        {current ? t('search.count', figures) : none}
      </span>
      <span role="status" className="sr-only">
        {useDebounced(spoken, 400)}
      </span>
    </>
  );
}
