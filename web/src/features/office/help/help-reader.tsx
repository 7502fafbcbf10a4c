import { type ReactNode, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { HelpContents } from './help-contents.tsx';
import { helpPassages } from './help-passages.ts';
import { HelpReadingContext } from './help-reading.ts';
import { HelpSearchBar } from './help-search-bar.tsx';
import { HelpTopic } from './help-topic.tsx';
import { type HelpTab, type HelpTopics, type HelpTopicText, helpTabs } from './help-topics.ts';
import { helpValues } from './help-values.ts';
import { useHelpSearch } from './use-help-search.ts';

interface HelpReaderProps {
  fieldRef: Ref<HTMLInputElement>;
  query: string;
  languageSwitch: ReactNode;
  onLeave: () => void;
}

/**
 * Up to the dialog’s edge and its footer, so that text is cut where something visible cuts it. The place in the grid
 * is given because for a moment both panels are there, and the new one is measured in that moment.
 */
const scrollAreaClasses =
  'sm:col-start-2 sm:row-start-1 -mr-5 sm:-mr-6 -mb-4 h-[min(400px,60dvh)] overflow-y-auto overscroll-contain pr-4 pb-6 -outline-offset-2 sm:pr-6';

/** What is inside the dialog. A new opening starts it anew. */
export function HelpReader({ fieldRef, query, languageSwitch, onLeave }: HelpReaderProps) {
  const { t } = useTranslation('help');
  const topics = useHelpTopics();
  const passages = useMemo(() => helpPassages(topics), [topics]);
  const search = useHelpSearch(passages, query);
  const { matches, current, turn } = search;

  const reading = useMemo(
    () => ({
      passages: new Map(passages.map((passage) => [passage.path, passage])),
      matches: Map.groupBy(matches, ({ passage }) => passage.path),
      current,
      turn,
      onLeave,
    }),
    [passages, matches, current, turn, onLeave],
  );
  const tabs = helpTabs.map((tab) => ({
    value: tab,
    label: t(`tabs.${tab}`),
    ...(search.query.trim() !== '' && {
      count: matches.filter(({ passage }) => passage.tab === tab).length,
    }),
  }));

  return (
    <HelpReadingContext value={reading}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <HelpSearchBar search={search} fieldRef={fieldRef} />
        {languageSwitch}
      </div>
      <Tabs label={t('tabs.label')} tabs={tabs} value={search.tab} onChange={search.chooseTab}>
        <div className="gap-x-5 sm:grid sm:grid-cols-[11.5rem_minmax(0,1fr)]">
          <HelpContents topics={topicsOf(topics, search.tab)} />
          {helpTabs.map((tab) => (
            <TabPanel key={tab} value={tab} className={scrollAreaClasses}>
              {topicsOf(topics, tab).map(([path, text]) => (
                <HelpTopic key={path} path={path} text={text} />
              ))}
            </TabPanel>
          ))}
        </div>
      </Tabs>
    </HelpReadingContext>
  );
}

function useHelpTopics(): HelpTopics {
  const { t, i18n } = useTranslation('help');
  return useMemo(
    () => t('topics', { returnObjects: true, ...helpValues(i18n.language) }),
    [t, i18n.language],
  );
}

function topicsOf(topics: HelpTopics, tab: HelpTab): [path: string, text: HelpTopicText][] {
  return Object.entries(topics[tab]).map(([key, text]) => [`${tab}.${key}`, text]);
}
