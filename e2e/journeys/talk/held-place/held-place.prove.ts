import type { Page } from '@playwright/test';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { findProgram } from '../../../../scripts/find-program.ts';
import { becomeMember } from '../../stage/members.ts';
import { test } from '../../stage/test.ts';
import { thisTry } from '../../stage/this-try.ts';
import { remember, widths } from '../../stage/visit.ts';
import { makeUpChannel, seeded } from './made-up-channel.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import type { OpenWindow, WindowSize } from './open-window.ts';
import { serveChannel } from './serve-channel.ts';

/** At each width; `HELD_STEPS` for less. */
const steps = Number(process.env['HELD_STEPS'] ?? 500);

const firefox = findProgram('firefox-esr', 'firefox');
const webKit = findProgram('WebKitWebDriver');

interface Browser {
  isHere: boolean;
  open(page: Page, address: string, size: WindowSize): Promise<OpenWindow>;
}

const browsers: Record<string, Browser> = {
  chromium: { isHere: true, open: openChromium },
  firefox: { isHere: firefox !== undefined, open: (_, ...where) => openFirefox(firefox ?? '', ...where) },
  webkit: { isHere: webKit !== undefined, open: (_, ...where) => openWebKit(webKit ?? '', ...where) },
};

for (const [browser, { isHere, open }] of Object.entries(browsers)) {
  for (const [device, size] of Object.entries(widths)) {
    test(`whatever comes, goes or changes, the first visible message stays, on a ${device}, in ${browser}`, async ({
      page,
    }) => {
      test.skip(!isHere, `there is no ${browser} on this machine`);
      await remember(page, { language: 'en', theme: 'light' });
      await becomeMember(page, { username: `${browser}_${device}_${thisTry()}` });
      const random = seeded(size.width);
      const channel = makeUpChannel(random);
      for (let count = 0; count < 2.5 * steps + 1_000; count += 1) channel.send();
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const served = await serveChannel(channel, cookie);
      const opened = await open(page, served.address, size);

      await opened.run(appear, null);
      const width = await opened.run(() => innerWidth, null);
      const moved: number[] = [];
      let changedHeights = 0;
      for (let step = 0; step < steps; step += 1) {
        const before = await opened.run(scrollUp, 40 + random() * 500);
        for (let count = 0; count < random() * 4; count += 1) channel.send();
        for (let count = 0; count < random() * 3; count += 1) channel.edit();
        const after = await opened.run(catchUp, before.seq);
        // A message that was itself edited may have another height, never another place.
        if (after.top !== null) moved.push(Math.abs(after.top - before.top));
        if (after.height !== before.height) changedHeights += 1;
      }
      await opened.close();
      await served.close();

      keepProof(
        `held-place-${browser}-${device}`,
        { steps, width, stepsAtWhichItMoved: moved.filter((by) => by >= 1).length },
        [
          {
            what: 'steps at which the first visible message was still there',
            got: moved.length,
            goal: steps / 2,
          },
          { what: 'steps at which something beside it changed', got: changedHeights, goal: steps / 20 },
          { what: 'it moved at most, px', got: Math.max(...moved), goal: 0.99, atMost: true },
        ],
      );
    });
  }
}

async function openChromium(page: Page, address: string, size: WindowSize): Promise<OpenWindow> {
  await page.setViewportSize(size);
  await page.goto(address);
  return {
    run: (work, input) => page.evaluate(`(${work})(${JSON.stringify(input)})`),
    close: () => page.close(),
  };
}

// What follows runs in the page, and knows nothing of this file.

async function appear(): Promise<void> {
  while (!document.querySelector('[data-log] [data-seq]')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Answers which message is the first that one sees once the rows have got their sizes, and where: some browsers take a few frames for it. */
async function scrollUp(by: number): Promise<{ seq: string; top: number; height: number }> {
  const log = document.querySelector<HTMLElement>('[data-log]');
  if (!log) throw new Error('there is no log');
  log.scrollTop -= by;
  for (let frames = 0; frames < 8; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const edge = log.getBoundingClientRect().top;
  const rows = [...log.querySelectorAll<HTMLElement>('[data-seq]')];
  const row = rows.find((one) => one.getBoundingClientRect().bottom > edge);
  const top = (row?.getBoundingClientRect().top ?? 0) - edge;
  return { seq: row?.dataset['seq'] ?? '', top, height: log.scrollHeight };
}

/** Comes back to the window, which asks what is new, and answers where that message is once it is drawn. */
async function catchUp(seq: string): Promise<{ top: number | null; height: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isAnswered = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/changes?'));
  performance.clearResourceTimings();
  dispatchEvent(new Event('focus'));
  while (!isAnswered()) await frame();
  for (let frames = 0; frames < 8; frames += 1) await frame();
  const log = document.querySelector<HTMLElement>('[data-log]');
  const row = log?.querySelector(`[data-seq="${seq}"]`);
  if (!log) throw new Error('there is no log');
  const top = row ? row.getBoundingClientRect().top - log.getBoundingClientRect().top : null;
  return { top, height: log.scrollHeight };
}
