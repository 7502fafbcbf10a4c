import type { AnalyticsChart } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import type { Answer } from './answer.ts';
import { AnswerIcon } from './chart-card.tsx';

/** All answers at a glance, each a way to its chart; what needs a look stands out. */
export function AnswerStrip({ answers }: { answers: readonly [AnalyticsChart, Answer][] }) {
  const { t } = useTranslation('analytics');
  return (
    <Card as="section" aria-label={t('answers')}>
      <ul className="analytics-strip text-small">
        {answers.map(([chart, { tone, short }]) => (
          <li key={chart}>
            <a href={`#${chart}`} data-tone={tone} className="hover:underline">
              <AnswerIcon tone={tone} />
              <span>{short}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
