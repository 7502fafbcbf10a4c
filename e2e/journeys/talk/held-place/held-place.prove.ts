import { expect, type Page } from '@playwright/test';
import { keepProof } from '../../../prove/keep-figures.ts';
import { becomeMember } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, widths } from '../stage/visit.ts';

const conversationId = '0191a5b0-0000-7000-8000-0000000000d1';
const channelId = '0191a5b0-0000-7000-8000-0000000000c1';
const tom = { username: 'tom', name: 'Tom Adeyemi' };
/** At each width; `HELD_STEPS` for less. */
const steps = Number(process.env['HELD_STEPS'] ?? 500);

/** A channel in the place of the server's: thousands of messages are quicker made up than written. */
function channel(random: () => number) {
  let rev = 0;
  const words = () => 'A sentence of some length. '.repeat(1 + Math.floor(random() * 12));
  const rows: ReturnType<typeof row>[] = [];
  function row(seq: number) {
    rev += 1;
    const id = `0191a5b0-0000-7000-8000-${seq.toString(16).padStart(12, '0')}`;
    const sentAt = new Date(Date.UTC(2026, 10, 16, 9) + seq * 200_000).toISOString();
    const plain = {
      isEdited: false,
      removedBy: null,
      isTakenDown: false,
      isUndelivered: false,
      replyTo: null,
    };
    return {
      ...plain,
      seq,
      id,
      rev,
      author: tom,
      text: words(),
      sentAt,
      mentions: [],
      reactions: [0, 0, 0, 0, 0],
      isPinned: false,
      systemLine: null,
    };
  }
  const at = () => ({ seq: rows.length, rev });
  return {
    send: () => rows.push(row(rows.length + 1)),
    edit: () => {
      const seq = 1 + Math.floor(random() * rows.length);
      rows[seq - 1] = { ...row(seq), isEdited: true };
    },
    page(query: URLSearchParams) {
      const [before, after] = [Number(query.get('before')), Number(query.get('after'))];
      const messages = before
        ? rows.filter(({ seq }) => seq < before).slice(-50)
        : after
          ? rows.filter(({ seq }) => seq > after).slice(0, 50)
          : rows.slice(-50);
      return {
        at: at(),
        messages,
        hasEarlier: (messages[0]?.seq ?? 1) > 1,
        hasLater: (messages.at(-1)?.seq ?? 0) < rows.length,
        own: [],
        readSeq: rows.length,
        can: { write: true, pin: true, removeOthers: false },
      };
    },
    changes(query: URLSearchParams) {
      const from = { seq: Number(query.get('seq')), rev: Number(query.get('rev')) };
      return {
        from,
        to: at(),
        messages: rows.filter((one) => one.rev > from.rev),
        own: [],
        isToReload: false,
      };
    },
  };
}

for (const [device, size] of Object.entries(widths)) {
  test(`whatever comes, goes or changes, the first visible message stays, on a ${device}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ viewport: size })).newPage();
    await remember(page, { language: 'en', theme: 'light' });
    await becomeMember(page, { username: `held_${device}_${thisTry()}` });
    const random = seeded(size.width);
    const server = channel(random);
    for (let count = 0; count < 2_500; count += 1) server.send();
    await answer(page, server);
    await page.goto(`/messages/${conversationId}`);
    await expect(page.getByRole('article').first()).toBeVisible();

    const moved: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.locator('[data-log]').evaluate(
        async (log, by) => {
          log.scrollTop -= by;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        },
        40 + random() * 500,
      );
      const before = await firstVisible(page);
      for (let count = 0; count < random() * 4; count += 1) server.send();
      for (let count = 0; count < random() * 3; count += 1) server.edit();
      const answered = page.waitForResponse(/\/changes\?/);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await answered;
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const after = await topOf(page, before.seq);
      // A message that was itself edited may have another height, never another place.
      if (after !== undefined) moved.push(Math.abs(after - before.top));
    }
    keepProof(`held-place-${device}`, { steps, width: size.width }, [
      {
        what: 'steps at which the first visible message was still there',
        got: moved.length,
        goal: steps / 2,
      },
      { what: 'it moved at most, px', got: Math.max(...moved), goal: 0.99, atMost: true },
    ]);
  });
}

async function answer(page: Page, server: ReturnType<typeof channel>): Promise<void> {
  const conversation = {
    id: conversationId,
    channelId,
    partner: tom,
    isBlocked: false,
    isRequest: false,
    isRevealed: false,
    unread: 0,
    latest: null,
    can: { write: true, block: true },
  };
  await page.route(`**/api/conversations/${conversationId}`, (route) =>
    route.fulfill({ json: conversation }),
  );
  await page.route(`**/api/channels/${channelId}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/changes')) return route.fulfill({ json: server.changes(searchParams) });
    if (pathname.endsWith('/messages')) return route.fulfill({ json: server.page(searchParams) });
    return route.fulfill({ json: { readSeq: 0, unread: 0 } });
  });
}

function firstVisible(page: Page): Promise<{ seq: string; top: number }> {
  return page.locator('[data-log]').evaluate((log) => {
    const edge = log.getBoundingClientRect().top;
    const rows = [...log.querySelectorAll<HTMLElement>('[data-seq]')];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > edge);
    return { seq: row?.dataset['seq'] ?? '', top: (row?.getBoundingClientRect().top ?? 0) - edge };
  });
}

function topOf(page: Page, seq: string): Promise<number | undefined> {
  return page.locator('[data-log]').evaluate((log, wanted) => {
    const row = log.querySelector(`[data-seq="${wanted}"]`);
    return row ? row.getBoundingClientRect().top - log.getBoundingClientRect().top : undefined;
  }, seq);
}

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
