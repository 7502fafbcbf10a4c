import { Readable } from 'node:stream';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Language } from '@firstlight/contract/languages.ts';
import type {
  Analytics,
  downloadAnalytics as endpoint,
} from '@firstlight/contract/office/analytics/analytics.ts';
import {
  type AnalyticsChart,
  analyticsCharts,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { type FileBody, fileBody } from '../../../../core/http/files/file-body.ts';
import { translate } from '../../../../core/translate.ts';
import { printCsv } from '../../../trials/dashboard/print-csv.ts';
import { csvRows } from './csv-rows.ts';
import { readAnalytics } from './read-analytics.ts';

/** The figures of a span, a line for each. */
export async function downloadAnalytics(
  ctx: Context,
  { span, until, chart, language = ctx.language }: InputOf<typeof endpoint>,
): Promise<FileBody> {
  const figures = await readAnalytics(ctx, { ...(span && { span }), ...(until && { until }) });
  const charts = chart ? [chart] : analyticsCharts;
  const bytes = Buffer.from(printCsv(linesOf(figures, charts, language), language));
  return fileBody({
    downloadAs: `firstlight-analytics-${figures.from}-${figures.until}.csv`,
    stream: Readable.from([bytes]),
    bytes: bytes.length,
  });
}

function linesOf(figures: Analytics, charts: readonly AnalyticsChart[], language: Language) {
  const say = (key: string) => translate(language, 'analytics', key);
  const heading = ['from', 'until', 'chart', 'of', 'figure', 'value'].map((name) =>
    say(`csv.columns.${name}`),
  );
  const { from, until } = figures;
  const lines = charts.flatMap((chart) =>
    csvRows(figures, chart, language).map(([of, figure, value]) => [
      from,
      until,
      say(`charts.${chart}.question`),
      of,
      figure,
      value ?? '',
    ]),
  );
  return [heading, ...lines];
}
