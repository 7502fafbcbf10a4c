import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { hoursFromNow } from '../../../../testing/whole-case.ts';
import { useClockWords } from './use-clock-words.ts';

function Words({ hours }: { hours: number }) {
  const { short, spoken } = useClockWords()({ since: hoursFromNow(-300), dueAt: hoursFromNow(hours) });
  return (
    <>
      <p>{short}</p>
      <p>{spoken}</p>
    </>
  );
}

const said = async (hours: number, language: 'en' | 'fr') => {
  await renderPart(<Words hours={hours} />, ['moderator'], language);
  return screen
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '));
};

test('what is a week late is said in days and hours, in English', async () => {
  expect(await said(-176.01, 'en')).toEqual(['7 d 8 h late', '7 days 8 hours late']);
});

test('what is a week late is said in days and hours, in French', async () => {
  expect(await said(-176.01, 'fr')).toEqual(['7 j 8 h de retard', 'en retard de 7 jours 8 heures']);
});

test('whole days are said without hours', async () => {
  expect(await said(72.01, 'en')).toEqual(['3 d', 'due in 3 days']);
});
