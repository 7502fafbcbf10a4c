import { generateKeyPairSync } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import DKIM from 'nodemailer/lib/dkim';
import { describe, expect, it } from 'vitest';
import { buildMessage } from './build-message.ts';
import { printChange, printHeading, printNote, printProject } from './print-blocks.ts';
import { printFrame } from './print-frame.ts';

const origin = 'https://firstlight.example';
const card = (nth: number, rating: number | null): ProjectCard => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  name: `Étoile & “${nth}” <b>`,
  pitch: `Un carnet d’observation, n° ${nth} 🔭`,
  categories: [],
  demoType: 'live',
  language: 'fr',
  cover: null,
  owner: { username: 'maker', name: 'Somebody' },
  feedbackCount: nth,
  rating,
  validated: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
});

/** A letter with each of its parts. */
function letterIn(language: 'en' | 'fr') {
  const change = {
    projectId: card(1, null).id,
    ownerId: '00000000-0000-4000-8000-000000000090',
    name: 'Aurore',
    whatChanged: 'The first screen says “why” & how',
  };
  const operator = {
    name: 'Aube Claire SAS',
    legalForm: null,
    registeredAddress: '1 rue de l’Exemple, 75000 Paris',
    registrationNumber: null,
    publicationDirector: null,
    phone: null,
    consumerMediator: null,
    host: { name: null, address: null, phone: null },
  };
  const leaveUrl = `${origin}/unsubscribe/${'l'.repeat(46)}`;
  const dueAt = new Date('2026-11-22T16:00:00.000Z');
  const printed = printFrame(
    {
      language,
      origin,
      operator,
      number: 7,
      kind: 'weekly',
      dueAt,
      title: 'Il a changé quelque chose',
      since: new Date('2026-10-01T10:00:00.000Z'),
      leaveUrl,
      manageUrl: `${origin}/newsletter#manage=${'m'.repeat(46)}`,
    },
    [
      printChange(language, origin, change),
      printNote('Only you.'),
      printHeading('Best', 'By the formula.'),
      printProject(language, origin, card(2, 4.25), 'best'),
      printProject(language, origin, card(3, null), 'needy'),
    ],
  );
  const message = buildMessage({
    ...printed,
    from: 'Firstlight <hello@firstlight.example>',
    to: 'reader@mail.example',
    subject: 'Deux projets pour dimanche : à l’aube',
    date: dueAt,
    issue: 7,
    subscriptionId: '00000000-0000-4000-8000-000000000009',
    leaveUrl,
    leaveAddress: `unsubscribe+${'a'.repeat(52)}@reports.firstlight.example`,
  });
  return { ...printed, message };
}

/** Its sentences, as somebody reads them: between tags, and between dots. */
function sentences(html: string): string[] {
  const [, body = ''] = html.split('<body');
  const words = body.slice(body.indexOf('>') + 1).replaceAll(/<[^>]+>/g, '\n');
  const known: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    nbsp: ' ',
    zwnj: '',
  };
  return words
    .replaceAll(/&([\w#]+);/g, (whole, name) => known[name] ?? whole)
    .split(/\n| · /)
    .map((one) => one.trim())
    .filter((one) => /\w/.test(one));
}

describe.each(['en', 'fr'] as const)('a letter in %s', (language) => {
  it('says every sentence of its HTML in its text, and has each of its links there', () => {
    const { html, text } = letterIn(language);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThanOrEqual(6);
    expect(sentences(html).length).toBeGreaterThanOrEqual(18);
    expect(links.filter((href) => !text.includes(href))).toEqual([]);
    expect(sentences(html).filter((one) => !text.includes(one))).toEqual([]);
  });

  it('has one title, headings with words, and names below the heading of their part', () => {
    const headings = [...letterIn(language).html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)];
    expect(headings.map(([, level]) => level)).toEqual(['1', '2', '2', '3', '3']);
    expect(headings.filter(([, , words]) => words?.trim() === '')).toEqual([]);
  });

  it('shows in lists of mails and on a locked screen one line that is the same for everybody', () => {
    const { html, text } = letterIn(language);
    const [, body = ''] = html.split('<body');
    const beginning = body.slice(body.indexOf('>') + 1, body.indexOf('</div>'));
    const [line, ...rest] = sentences(`<body>${beginning}`);
    expect(rest).toEqual([]);
    expect(text.startsWith(`${line}\n`)).toBe(true);
    expect(line).not.toMatch(/Aurore|Étoile|changé/);
    // Programs fill what room is left of some 150 characters with what follows.
    expect(beginning.replace(line ?? '', '').match(/&zwnj;/g)?.length).toBeGreaterThanOrEqual(80);
  });

  it('is what a relay can sign: another program finds the signature good, over the words by which one leaves as well', async () => {
    const signed = await signAsRelay(letterIn(language).message);
    const [found] = (await check(signed)).results;
    expect(found?.status.result).toBe('pass');
    expect(found?.status.aligned).toBe('firstlight.example');
    const covered = found?.signingHeaders?.keys.toLowerCase().split(/\s*:\s*/) ?? [];
    expect(covered).toEqual(expect.arrayContaining(['from', 'to', 'subject', ...leaving]));
    for (const [ours, forged] of [
      ['One-Click', 'One-Trick'],
      ['/unsubscribe/l', '/unsubscribe/x'],
    ] as const) {
      const changed = Buffer.from(signed.toString('latin1').replace(ours, forged), 'latin1');
      expect((await check(changed)).results[0]?.status.result).not.toBe('pass');
    }
  });
});

const leaving = ['list-unsubscribe', 'list-unsubscribe-post'];
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** As the mail server of whoever runs the site does. */
function signAsRelay(message: Buffer): Promise<Buffer> {
  const dkim = new DKIM({
    domainName: 'firstlight.example',
    keySelector: 'relay',
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    headerFieldNames: ['from', 'to', 'subject', 'date', 'message-id', ...leaving].join(':'),
  });
  return buffer(dkim.sign(message));
}

/** Nobody else is asked: the domain's key is told here. */
function check(message: Buffer) {
  const key = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return dkimVerify(message, { resolver: async () => [[`v=DKIM1; k=rsa; p=${key}`]] });
}
