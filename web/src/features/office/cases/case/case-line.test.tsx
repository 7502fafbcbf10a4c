import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInZone } from '../../../../testing/read-in-zone.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { wholeCase } from '../../../../testing/whole-case.ts';
import { useCaseLine } from './case-line.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 18, 0) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Line({ hiddenAt }: { hiddenAt: Date }) {
  return <p>{useCaseLine()(wholeCase({ hiddenAt: hiddenAt.toISOString() }))}</p>;
}

const said = async (hiddenAt: Date, language: 'en' | 'fr') => {
  await renderPart(<Line hiddenAt={hiddenAt} />, ['moderator'], language);
  return screen.getByRole('paragraph').textContent?.split(' · ')[1];
};

test('since when something is hidden is said with its day in French where it was not today', async () => {
  expect(await said(new Date(2026, 10, 3, 16, 10), 'fr')).toMatch(
    /^masqué depuis le 3 nov\. à 16:10 \(.+\)$/,
  );
});

test('since when something is hidden is said with its day in English where it was not today', async () => {
  expect(await said(new Date(2026, 10, 3, 16, 10), 'en')).toMatch(/^hidden since 3 Nov, 16:10 \(.+\)$/);
});

test('since when something is hidden is said by the clock alone where it was today', async () => {
  expect(await said(new Date(2026, 10, 17, 16, 10), 'fr')).toMatch(/^masqué depuis 16:10 \(.+\)$/);
});

test('the line of a case writes times in the reader’s zone and names the zone', async () => {
  readInZone('Europe/Paris');
  expect(await said(new Date('2026-11-17T15:10:00Z'), 'en')).toBe('hidden since 16:10 (CET)');
  cleanup();
  expect(await said(new Date('2026-11-17T15:10:00Z'), 'fr')).toBe('masqué depuis 16:10 (UTC+1)');
});
