import { askForPage, readPageReading } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ProjectEditor } from './project-editor.tsx';
import { useCover } from './use-cover.ts';
import { useGallery } from './use-gallery.ts';
import { blankWriting, type Writing } from './writing.ts';

const reading = { state: 'reading' as const, name: null, tagline: null, picture: null };
const read = { state: 'read' as const, name: 'Porchlight', tagline: 'One switch.', picture: null };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answers(askForPage, () => reading);
  server.answers(readPageReading, () => read);
});

function Editor({ start }: { start: Writing }) {
  const cover = useCover(null);
  return (
    <ProjectEditor
      seed="seed"
      start={start}
      cover={cover}
      gallery={useGallery([])}
      send={async () => undefined}
      action="Publish"
      sending={false}
    />
  );
}

const open = (start: Partial<Writing> = {}) =>
  renderPart(<Editor start={{ ...blankWriting('en'), ...start }} />, [
    'postProject',
    'projects',
    'categories',
    'names',
    'pictures',
    'ui',
  ]);

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a page fills in what is empty and leaves what was typed', async () => {
  const { user } = await open({ name: 'My own name' });
  await user.type(field('Address of your page'), 'porchlight.example');
  await user.click(screen.getByRole('button', { name: 'Read my page' }));
  expect(await screen.findByText('Filled in from your page. Check it below.')).toBeTruthy();
  expect(field('Name').value).toBe('My own name');
  expect(field(/^One line|^Tagline/).value).toBe('One switch.');
  expect(field(/^What Test it opens/).value).toBe('https://porchlight.example');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field(/^One line|^Tagline/).value).toBe('');
  expect(field('Name').value).toBe('My own name');
});

test('a page that cannot be read says so, and the form is there all the same', async () => {
  server.answers(readPageReading, () => ({ ...reading, state: 'failed' as const }));
  const { user } = await open();
  await user.type(field('Address of your page'), 'https://nobody.example{Enter}');
  expect(await screen.findByText('We couldn’t read that page. Fill in the form yourself.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start without a link' }));
  expect(document.activeElement).toBe(field('Name'));
});

test('what is missing leads to its field, and so does publishing', async () => {
  const { user } = await open({ name: 'Porchlight', demoType: 'live' });
  await user.click(screen.getByRole('button', { name: 'an address' }));
  expect(document.activeElement).toBe(field(/^What Test it opens/));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(document.activeElement).toBe(field('Description'));
  expect(screen.getByText('A live product needs the address that “Test it” opens.')).toBeTruthy();
});
