import { Readable } from 'node:stream';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Language } from '@firstlight/contract/languages.ts';
import type {
  downloadFigures as endpoint,
  Tally,
} from '@firstlight/contract/office/transparency/transparency.ts';
import {
  decisionHours,
  decisionOutcomes,
} from '@firstlight/contract/office/transparency/transparency-rules.ts';
import type { Context } from '../../../core/context.ts';
import { type FileBody, fileBody } from '../../../core/http/files/file-body.ts';
import { translate } from '../../../core/translate.ts';
import { printCsv } from '../../trials/dashboard/print-csv.ts';
import { ledgerLine } from './ledger-line.ts';
import { type CountedQuarter, listQuarters } from './transparency.queries.ts';

/** Every published quarter, a line for each figure. */
export async function downloadFigures(
  { db, language: own }: Context,
  { language = own }: InputOf<typeof endpoint>,
): Promise<FileBody> {
  const say = (key: string) => translate(language, 'transparency', `csv.${key}`);
  const rows = (await listQuarters(db)).flatMap((quarter) => rowsOf(quarter, language));
  const heading = ['quarter', 'figure', 'of', 'value'].map((name) => say(`columns.${name}`));
  const bytes = Buffer.from(printCsv([heading, ...rows], language));
  return fileBody({
    downloadAs: 'firstlight-transparency.csv',
    stream: Readable.from([bytes]),
    bytes: bytes.length,
  });
}

function rowsOf(quarter: CountedQuarter, language: Language): (string | number)[][] {
  const { startsOn, figures } = quarter;
  const say = (key: string) => translate(language, 'transparency', key);
  const ruleName = (rule: string) => translate(language, 'sanctionStatements', `rules.${rule}.name`);
  const value = ({ count, few }: Tally) => (few > 0 ? say('aFew') : count);
  const row = (figure: string, of: string, tally: Tally) => [
    startsOn,
    say(`csv.figures.${figure}`),
    of,
    value(tally),
  ];
  const { median, ninetieth } = figures.times.quarter.decision;
  const hours = [...decisionHours.map(String), `${decisionHours.at(-1)}+`];
  return [
    ...figures.reports.map(({ reason, tally }) => row('reports', ruleName(reason), tally)),
    ...figures.decisions.flatMap(({ rule, ...tallies }) =>
      decisionOutcomes.map((outcome) =>
        row('decisions', `${ruleName(rule)}: ${say(`outcomes.${outcome}`)}`, tallies[outcome]),
      ),
    ),
    ...(figures.bands ?? []).map((tally, place) => row('hours', hours[place] ?? '', tally)),
    ...[median, ninetieth].map((time, place) => [
      startsOn,
      say(`csv.figures.${place === 0 ? 'median' : 'ninetieth'}`),
      '',
      time ?? '',
    ]),
    ...(['upheld', 'reduced', 'overturned', 'late'] as const).map((outcome) =>
      row('appeals', say(`appeals.${outcome}`), figures.appeals[outcome]),
    ),
    row('hidden', '', figures.hidden.all),
    row('wronglyHidden', '', figures.hidden.wrong),
    row('automated', '', figures.automated),
    row('singleHanded', '', figures.singleHanded),
    ...ledgerLine(quarter).grounds.map(({ ground, tally }) =>
      row('unmaskings', say(`ledger.grounds.${ground}`), tally),
    ),
  ];
}
