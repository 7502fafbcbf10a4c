import type { AnalyticsChart } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { Check, Download, Hourglass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { ChartTable, type Twin } from '../../../ui/charts/chart-table.tsx';
import { type AskedDays, figuresFile } from './analytics.api.ts';
import type { Answer } from './answer.ts';

interface ChartCardProps {
  chart: AnalyticsChart;
  span: AskedDays;
  /** What is counted. */
  counted: string;
  answer: Answer;
  table: Twin;
  /** Whether there is nothing to draw: the answer says so. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** One question: what is counted, the answer in a sentence, the drawing, and the same as a table and a file. */
export function ChartCard({
  chart,
  span,
  counted,
  answer,
  table,
  isEmpty = false,
  children,
}: ChartCardProps) {
  const { t, i18n } = useTranslation('analytics');
  const question = t(`charts.${chart}.question`);
  return (
    <Card as="section" aria-labelledby={chart} className="analytics-card">
      <header>
        <p className="log text-ink-muted">{counted}</p>
        <h2 id={chart} tabIndex={-1} className="text-h3">
          {question}
        </h2>
        <p className="analytics-answer text-small">
          <AnswerIcon tone={answer.tone} />
          <span>{answer.sentence}</span>
        </p>
      </header>
      {!isEmpty && children}
      <footer className="analytics-foot text-small">
        <ChartTable caption={question} opens={t('table')} {...table} />
        <a href={figuresFile(span, i18n.language, chart)} download className="link">
          <Download className="size-4" aria-hidden="true" />
          {t('csv.short')}
          <span className="sr-only">: {question}</span>
        </a>
      </footer>
    </Card>
  );
}

const icons = { good: Check, look: TriangleAlert, few: Hourglass };

export function AnswerIcon({ tone }: Pick<Answer, 'tone'>) {
  const Icon = icons[tone];
  return <Icon className="analytics-icon size-4" data-tone={tone} aria-hidden="true" />;
}
