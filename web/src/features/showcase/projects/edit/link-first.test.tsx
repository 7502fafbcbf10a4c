import { askForPage, readPageReading } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ProjectEditor } from './project-editor.tsx';
import { useCover } from './use-cover.ts';
import { useGallery } from './use-gallery.ts';
import { blankWriting, type Writing } from './writing.ts';

const reading = { state: 'reading' as const, name: null, tagline: null, picture: null };
const read = { state: 'read' as const, name: 'Porchlight', tagline: 'One switch.', picture: null };

const send = vi.fn(async () => undefined);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  send.mockClear();
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
      send={send}
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
  expect(field(/^Link/).value).toBe('https://porchlight.example');
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
  expect(document.activeElement).toBe(field(/^Link/));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(document.activeElement).toBe(field('Description'));
  expect(screen.getByText('Add the address that “Test it” opens, or choose “Idea only”.')).toBeTruthy();
});

describe('a prototype without an address', () => {
  const prototype = {
    name: 'Porchlight',
    description: 'A lamp that comes on when a neighbour does.',
    categories: ['local'],
    demoType: 'prototype',
  } satisfies Partial<Writing>;

  async function publish() {
    const { user } = await open(prototype);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    return { user, question: await screen.findByRole('alertdialog', { name: 'There’s no address yet' }) };
  }

  it('is published as an idea only after its maker confirms', async () => {
    const { user } = await publish();
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Post as an idea' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ demoType: 'idea', link: null, callToActionUrl: null }),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each(['Add an address', 'Escape'])('leads to the link field by %s', async (way) => {
    const { user } = await publish();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Link/)));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('is published without a question when testers have another address', async () => {
    const { user } = await open(prototype);
    await user.type(field(/^Another address for/), 'https://porchlight.example/join');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        demoType: 'prototype',
        link: null,
        callToActionUrl: 'https://porchlight.example/join',
      }),
    );
  });
});
