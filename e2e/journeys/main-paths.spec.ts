import { type Browser, expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { humanPace } from './stage/human-pace.ts';
import { arrive, giveFeedback, walkName } from './stage/looks.ts';
import { mailedLink } from './stage/mails.ts';
import { becomeAdmin, password } from './stage/members.ts';
import { postProject, somewhere } from './stage/projects.ts';
import { awaitNews, publishResponses } from './stage/publish-responses.ts';
import { sanction } from './stage/sanction.ts';
import { test } from './stage/test.ts';
import { startOf, textsIn } from './stage/texts.ts';
import { thisTry } from './stage/this-try.ts';
import { visit, walks } from './stage/visit.ts';
import { someFeedback, someSentence } from './stage/words.ts';

// What the product is for, at the pace of a person: how many steps, how many seconds, and what stands in the way. Figures are
// computed from what is typed and pressed, so a slower machine changes none of them.

const newest = 'The hour of arrival stands beside the price.';
const question = 'Which page did you look for it on?';

for (const walk of walks) {
  const { language, device } = walk;
  const say = textsIn(language);
  const nameOf = (who: string) => `${who}_${device}_${thisTry()}`;

  test(`a guest becomes a maker with a published project within two minutes, ${walkName(walk)}`, {
    tag: device === 'desktop' ? '@main' : [],
  }, async ({ browser }) => {
    const page = await arrive(browser, walk);
    const pace = humanPace(page);
    const username = nameOf('path');
    const email = `${username}@example.org`;
    await visit(page, '/');
    pace.look();
    await pace.press(
      page
        .getByRole('main')
        .getByRole('link', { name: say('home', 'hero.post') })
        .first(),
    );
    await expect(page).toHaveURL(/\/auth/);

    pace.gate('account');
    await pace.type(page.getByLabel(say('accounts', 'signUp.name'), { exact: true }), 'Maya Roux');
    await pace.type(page.getByLabel(say('accounts', 'signUp.username')).first(), username);
    await pace.type(page.getByLabel(startOf(say('accounts', 'signUp.email'))).first(), email);
    await pace.type(page.getByLabel(say('accounts', 'signUp.password'), { exact: true }), password);
    await pace.press(page.getByRole('button', { name: say('accounts', 'signUp.submit') }));

    pace.gate('e-mail');
    pace.look();
    // The mail may be faster than the answer, with which the browser learns that it was the one.
    await expect(page.getByRole('heading', { name: say('accounts', 'checkEmail.title') })).toBeVisible();
    const link = await mailedLink(email, 'verify');
    pace.look();
    await page.goto(link);
    pace.gate('terms');
    const terms = page.getByRole('dialog');
    pace.look();
    await pace.press(terms.getByRole('button', { name: say('accounts', 'terms.accept') }));
    await expect(terms).toBeHidden();

    pace.gate('form');
    if (!new URL(page.url()).pathname.startsWith('/post-project')) {
      pace.look();
      await page.goto('/post-project');
    }
    await pace.type(page.getByLabel(say('postProject', 'name'), { exact: true }), 'Marée basse');
    await pace.type(page.getByLabel(startOf(say('postProject', 'tagline'))), 'Fish, reserved the day before');
    await pace.type(page.getByLabel(say('postProject', 'description')), someSentence());
    await pace.press(page.getByRole('radio', { name: say('projects', 'demoTypes.idea') }));
    await pace.press(page.getByRole('combobox', { name: say('postProject', 'categories') }));
    await pace.press(page.getByRole('option', { name: say('categories', 'names.food') }));
    await pace.keys('Escape');
    await pace.press(page.getByRole('button', { name: say('postProject', 'publish'), exact: true }));
    await expect(page.getByText('Marée basse').first()).toBeVisible();
    await expect(page).toHaveURL(/\/project\/[^/]+\/live$/);

    const { seconds, steps, gates } = pace.count();
    test.info().annotations.push({ type: 'pace', description: `${seconds} s, ${steps} steps` });
    expect(gates).toEqual(['account', 'e-mail', 'terms', 'form']);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(steps).toBeLessThanOrEqual(22);
  });

  test(`a tester signs in, tests and sends feedback, ${walkName(walk)}`, {
    tag: device === 'phone' ? '@main' : [],
  }, async ({ browser }) => {
    const maker = await arrive(browser, walk, 'pmk');
    const project = await postProject(maker, { name: 'Criée', language });
    const tester = await arrive(browser, walk, 'pts');
    await tester.context().clearCookies({ name: /session/ });
    const pace = humanPace(tester);
    await visit(tester, `/project/${project}`);
    pace.look();
    await pace.press(
      tester
        .getByRole('main')
        .getByRole('link', { name: say('comments', 'signIn') })
        .first(),
    );
    pace.gate('account');
    await pace.type(tester.getByLabel(say('accounts', 'signIn.login')), nameOf('pts'));
    await pace.type(tester.getByLabel(say('accounts', 'signIn.password'), { exact: true }), password);
    await pace.press(
      tester.getByRole('main').getByRole('button', { name: say('accounts', 'signIn.submit'), exact: true }),
    );
    await expect(tester).toHaveURL(new RegExp(`/project/${project}`));
    const outside = tester.waitForEvent('popup');
    await pace.press(tester.getByRole('button', { name: startOf(say('feedback', 'test.open')) }).first());
    await (await outside).waitForURL(`${somewhere}/**`);
    pace.look();
    await (await outside).close();
    await tester.evaluate(() => void dispatchEvent(new Event('focus')));
    await pace.press(tester.getByRole('radio', { name: language === 'en' ? '4 out of 5' : '4 sur 5' }));
    const said = someFeedback();
    await pace.type(tester.getByLabel(startOf(say('feedback', 'form.comment'))), said);
    await pace.press(tester.getByRole('button', { name: say('feedback', 'form.send') }));
    await expect(tester.getByRole('region', { name: say('feedback', 'own.label') })).toContainText(said);

    const { seconds, steps, gates } = pace.count();
    test.info().annotations.push({ type: 'pace', description: `${seconds} s, ${steps} steps` });
    expect(gates).toEqual(['account']);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(steps).toBeLessThanOrEqual(10);
  });

  test(`a maker replies from the bell, publishes an iteration and notifies the tester, ${walkName(walk)}`, {
    tag: device === 'desktop' ? '@main' : [],
  }, async ({ browser }) => {
    const maker = await arrive(browser, walk, 'lmk');
    const tester = await arrive(browser, walk, 'lts');
    const name = `Marée ${device}`;
    const project = await postProject(maker, { name, language });
    await tester.request.post(`${stage.web}/api/projects/${project}/tests`);
    await giveFeedback(tester, project);
    await publishResponses(project);
    await awaitNews('feedback', project);

    const pace = humanPace(maker);
    await visit(maker, '/');
    await pace.press(maker.getByRole('button', { name: startOf(say('notifications', 'bell')) }));
    await pace.press(maker.getByRole('link', { name: new RegExp(name) }).first());
    await expect(maker).toHaveURL(/\/(project|dashboard)/);
    if (!maker.url().includes(`/project/${project}`)) {
      pace.look();
      await visit(maker, `/project/${project}`);
    }
    const reply = say('feedback', 'thread.open').replace('{{number}}', '\\d+');
    await pace.press(maker.getByRole('button', { name: new RegExp(`^${reply}$`) }));
    await pace.type(maker.getByLabel(say('feedback', 'thread.write')), question);
    await pace.press(maker.getByRole('button', { name: say('feedback', 'thread.send'), exact: true }));
    await expect(maker.getByRole('main').getByText(question)).toBeVisible();
    await pace.press(maker.getByRole('button', { name: say('iterations', 'publish.open') }));
    const dialog = maker.getByRole('dialog', { name: say('iterations', 'publish.title') });
    await pace.type(dialog.getByLabel(say('iterations', 'publish.whatChanged')), newest);
    await pace.press(dialog.getByRole('checkbox').first());
    await pace.press(dialog.getByRole('button', { name: say('iterations', 'publish.send'), exact: true }));
    await expect(maker.getByRole('main').getByText(newest)).toBeVisible();
    const { seconds, steps, gates } = pace.count();
    test.info().annotations.push({ type: 'pace', description: `${seconds} s, ${steps} steps` });
    expect(gates).toEqual([]);
    expect(seconds).toBeLessThanOrEqual(45);
    expect(steps).toBeLessThanOrEqual(10);

    await awaitNews('credit', project);
    const receipt = humanPace(tester);
    await visit(tester, '/');
    await receipt.press(tester.getByRole('button', { name: startOf(say('notifications', 'bell')) }));
    const credit = say('feedback', 'notifications.credit.line_one').replace('{{about}}', name);
    await expect(tester.getByText(credit)).toBeVisible();
    expect(receipt.count().steps).toBe(1);
  });

  test(`an admin's morning: what waits is read and answered by the keyboard alone, ${walkName(walk)}`, async ({
    browser,
  }) => {
    const person = await arrive(browser, walk, 'mrn');
    await sanction(nameOf('mrn'), 'warning');
    const own = await (await person.request.get(`${stage.web}/api/me/standing`)).json();
    const { reference } = own.sanctions[0];
    const filed = await person.request.post(`${stage.web}/api/me/sanctions/${reference}/appeal`, {
      data: { body: 'It was my own number.' },
    });
    expect(filed.status()).toBe(201);

    const admin = await anAdmin(browser, walk);
    const pace = humanPace(admin);
    await visit(admin, '/admin');
    pace.look();
    const { items } = await (await admin.request.get(`${stage.web}/api/admin/appeals`)).json();
    const waiting = items.map((item: { reference: string }) => item.reference);
    const { id } = items[waiting.indexOf(reference)];
    await visit(admin, `/admin/moderation?appeal=${id}`);
    await expect(admin.getByText(reference).first()).toBeVisible();
    pace.look();
    const answer = admin.getByRole('textbox', { name: startOf(say('moderator', 'appeal.answer')) });
    while (!(await answer.evaluate((field) => field === document.activeElement))) await pace.keys('Tab');
    await pace.typeHere('You are right: it was your own.');
    const overturn = admin.getByRole('radio', {
      name: startOf(say('moderator', 'appeal.outcomes.overturned')),
    });
    const send = admin.getByRole('button', { name: startOf(say('moderator', 'appeal.send')) });
    while (!(await overturn.isChecked())) {
      const isThere = await overturn.evaluate((one) => one.parentElement?.contains(document.activeElement));
      await pace.keys(isThere ? 'ArrowRight' : 'Tab');
    }
    while (!(await send.evaluate((button) => button === document.activeElement))) await pace.keys('Tab');
    await pace.keys('Enter');
    await expect(admin.getByText(say('moderator', 'appeal.done'))).toBeVisible();
    const after = await (await person.request.get(`${stage.web}/api/me/standing`)).json();
    expect(after.sanctions[0].state).toBe('overturned');
    const { seconds, steps } = pace.count();
    test.info().annotations.push({ type: 'pace', description: `${seconds} s, ${steps} steps` });
    expect(seconds).toBeLessThanOrEqual(60);
    expect(steps).toBeLessThanOrEqual(40);
  });
}

async function anAdmin(browser: Browser, { language, device, size }: (typeof walks)[number]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  const username = `adm_${device}_${thisTry()}`;
  await becomeAdmin(page, { username, language });
  return page;
}
