/** One topic of the help, as the locale files hold it; the parts are shown in this order. */
export interface HelpTopicText {
  title: string;
  lead?: string;
  steps?: string[];
  list?: string[];
  questions?: HelpQuestionText[];
  closing?: string[];
}

export interface HelpQuestionText {
  question: string;
  answer: string;
  list?: string[];
}

export const helpTabs = ['tutorials', 'faq'] as const;
export type HelpTab = (typeof helpTabs)[number];

/** By key, in reading order. */
export type HelpTopics = Record<HelpTab, Record<string, HelpTopicText>>;
