import type { Language } from '@firstlight/contract/languages.ts';
import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  type AnalyticsChart,
  analyticsRules,
  firstFeedbackHours,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { translate } from '../../../../core/translate.ts';

/** What it is of, which figure of it, and the figure; null where it is not told. */
export type CsvRow = [of: string, figure: string, value: number | null];

type Say = (key: string, values?: Record<string, string | number>) => string;

/** In the words of files, and in those that the page uses. */
interface Words {
  csv: Say;
  say: Say;
  language: Language;
}

type Print<Chart extends AnalyticsChart> = (figures: Analytics[Chart], words: Words) => CsvRow[];

const printers: { [Chart in AnalyticsChart]: Print<Chart> } = {
  firstFeedback({ bands, waiting }, { csv, say }) {
    const figure = csv('figures.projects');
    const [last] = firstFeedbackHours.slice(-1);
    return [
      ...bands.map((count, band): CsvRow => {
        const until = firstFeedbackHours[band];
        const name =
          until === undefined
            ? say('bands.longer', { hours: last ?? 0 })
            : say('bands.hours', { from: firstFeedbackHours[band - 1] ?? 0, until });
        return [name, figure, count];
      }),
      [say('bands.waitingInTime'), figure, waiting.inTime],
      [say('bands.waitingLate'), figure, waiting.late],
    ];
  },
  promised: ({ bins }, { csv }) =>
    bins.flatMap(({ offers, promised, answered }): CsvRow[] => {
      const of = csv('promised', { percent: Math.round(promised * 100) });
      return [
        [of, csv('figures.offers'), offers],
        [of, csv('figures.promised'), rounded(promised)],
        [of, csv('figures.answered'), rounded(answered)],
      ];
    }),
  supply: ({ categories }, { csv, language }) =>
    categories.flatMap(({ category, projects, notes, onTime }): CsvRow[] => {
      const of = translate(language, 'categories', `names.${category}`);
      return [
        [of, csv('figures.projects'), projects],
        [of, csv('figures.notes'), notes],
        [of, csv('figures.onTime'), onTime],
      ];
    }),
  funnels: ({ makers, testers }, { csv, say }) =>
    [...makers, ...testers].map(
      ({ step, count }): CsvRow => [say(`steps.${step}`), csv('figures.people'), count],
    ),
  cohorts: ({ testers, makers }, { csv, say }) =>
    [
      ...testers.map((cohort) => ({ ...cohort, side: say('sides.testers') })),
      ...makers.map((cohort) => ({ ...cohort, side: say('sides.makers') })),
    ].flatMap(({ side, week, size, active }): CsvRow[] => [
      [`${side} ${week}`, csv('figures.signedUp'), size],
      ...active.map(
        (count, later): CsvRow => [`${side} ${week}`, csv('figures.activeIn', { week: later + 1 }), count],
      ),
    ]),
  fairness: ({ weeks, days }, { csv }) => [
    ...weeks.flatMap(({ week, projects, validated, gini }): CsvRow[] => [
      [week, csv('figures.projects'), projects],
      [week, csv('figures.validated'), validated],
      [week, csv('figures.gini'), gini === null ? null : rounded(gini)],
    ]),
    [csv('figures.days'), csv('figures.median'), days.median],
    [csv('figures.days'), csv('figures.ninetieth'), days.ninetieth],
  ],
  mails: ({ kinds, letters }, { say }) => [
    ...kinds.flatMap(({ kind, sent, refused, uncertain }): CsvRow[] => [
      [say(`mails.${kind}`), say('columns.sent'), sent],
      [say(`mails.${kind}`), say('columns.refused'), refused],
      [say(`mails.${kind}`), say('columns.uncertain'), uncertain],
    ]),
    [say('mails.letter'), say('charts.mails.bounced'), letters.bounced],
    [say('mails.letter'), say('charts.mails.complaints'), letters.complaints],
  ],
  moderation: ({ weeks, waiting, ...sums }, { csv, say }) => [
    ...weeks.flatMap(({ week, opened, decided }): CsvRow[] => [
      [week, say('cases.opened'), opened],
      [week, say('cases.decided'), decided],
    ]),
    ...(['late', 'changed', 'appeals', 'overturned'] as const).map(
      (what): CsvRow => [csv('figures.allWeeks'), say(`cases.${what}`), sums[what]],
    ),
    [csv('figures.lastWeek'), say('cases.waiting', { hours: analyticsRules.queueHours }), waiting],
  ],
};

/** The figures of one chart, as lines. */
export function csvRows<Chart extends AnalyticsChart>(
  figures: Analytics,
  chart: Chart,
  language: Language,
): CsvRow[] {
  const print: Print<Chart> = printers[chart];
  return print(figures[chart], {
    csv: (key, values) => translate(language, 'analytics', `csv.${key}`, values),
    say: (key, values) => translate(language, 'analytics', key, values),
    language,
  });
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;
