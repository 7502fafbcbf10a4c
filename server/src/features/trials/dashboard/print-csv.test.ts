import { describe, expect, it } from 'vitest';
import { printCsv } from './print-csv.ts';

describe('a table for spreadsheets', () => {
  it('begins with the mark of UTF-8 and separates as the language of the spreadsheet expects', () => {
    expect(
      printCsv(
        [
          ['Day', 4],
          ['été', 5],
        ],
        'en',
      ),
    ).toBe('\uFEFF"Day",4\r\n"été",5\r\n');
    expect(printCsv([['Jour', 4]], 'fr')).toBe('\uFEFF"Jour";4\r\n');
  });

  it('keeps quotes, separators and line breaks inside their cell', () => {
    expect(printCsv([['She said "no", then\nleft; twice']], 'en')).toBe(
      '\uFEFF"She said ""no"", then\nleft; twice"\r\n',
    );
  });

  it.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'])(
    'makes no formula of %j',
    (text) => {
      expect(printCsv([[text]], 'en')).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );

  it('leaves other texts alone', () => {
    expect(printCsv([['a=1', '’twas']], 'en')).toBe('\uFEFF"a=1","’twas"\r\n');
  });
});
