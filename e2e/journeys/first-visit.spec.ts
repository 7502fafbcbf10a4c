import { languages } from '@firstlight/contract/languages.ts';
import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import { expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { arrive, giveFeedback } from './stage/looks.ts';
import { mailedLink } from './stage/mails.ts';
import { password } from './stage/members.ts';
import { postProject, somewhere } from './stage/projects.ts';
import { publishResponses } from './stage/publish-responses.ts';
import { test } from './stage/test.ts';
import { startOf, textsIn } from './stage/texts.ts';
import { thisTry } from './stage/this-try.ts';
import { visit, widths } from './stage/visit.ts';
import { someFeedback } from './stage/words.ts';

const devices = ['desktop', 'phone'] as const;
const everyWalk = languages.flatMap((language) =>
  devices.map((device) => ({ language, device, size: widths[device] })),
);

for (const walk of everyWalk) {
  const { language, device } = walk;
  const say = textsIn(language);
  const isOften = language === 'en' ? device === 'desktop' : device === 'phone';

  test(`a guest opens a project, signs up and is thanked for feedback in ${language}, ${device}`, {
    tag: isOften ? '@main' : [],
  }, async ({ browser }) => {
    const maker = await arrive(browser, walk, `fv_mk_${language}`);
    const first = await arrive(browser, walk, `fv_ts_${language}`);
    const name = `Criée ${language} ${device} ${thisTry()}`;
    await postProject(maker, { name: `${name} bis`, language });
    const id = await postProject(maker, { name, language });
    await respond(first, id);

    const guest = await arrive(browser, walk);
    const refused = listenForRefusals(guest);
    await visit(guest, `/project/${id}`);
    await opens(guest, () =>
      guest.getByRole('link', { name: startOf(say('feedback', 'test.openIt')) }).click(),
    );
    await guest.getByRole('link', { name: say('feedback', 'test.guest') }).click();
    const title = say('accounts', 'signUp.titles.project').replace('{{name}}', name);
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const username = `fv_${language}_${device}_${thisTry()}`;
    const email = `${username}@example.org`;
    await guest.getByLabel(say('accounts', 'signUp.name'), { exact: true }).fill('Tom Lefèvre');
    await guest.getByLabel(say('accounts', 'signUp.username')).first().fill(username);
    await guest
      .getByLabel(startOf(say('accounts', 'signUp.email')))
      .first()
      .fill(email);
    await guest.getByLabel(say('accounts', 'signUp.password'), { exact: true }).fill(password);
    await guest.getByRole('button', { name: say('accounts', 'signUp.submit') }).click();
    await expect(guest.getByRole('heading', { name: say('accounts', 'checkEmail.title') })).toBeVisible();
    await guest.goto(await mailedLink(email, 'verify'));
    await guest.evaluate(() => Object.assign(window, { isSamePage: true }));

    const terms = guest.getByRole('dialog');
    await terms.getByRole('button', { name: say('accounts', 'terms.accept') }).click();
    await expect(terms).toBeHidden();
    await expect(guest).toHaveURL(new RegExp(`/project/${id}$`));
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();

    const isUntested = guest.getByText(startOf(say('feedback', 'counting.untested')));
    await expect(isUntested).toBeVisible();
    await opens(guest, () =>
      guest
        .getByRole('button', { name: startOf(say('feedback', 'test.open')) })
        .first()
        .click(),
    );
    // Without a screen every page is in front, so the browser does not report the return to it.
    await guest.evaluate(() => void dispatchEvent(new Event('focus')));
    await expect(isUntested).toBeHidden();
    await guest.getByRole('radio', { name: startOf('4 ') }).click();
    await guest.getByLabel(startOf(say('feedback', 'form.comment'))).fill(someFeedback());
    await expect(guest.getByText(startOf(say('feedback', 'counting.counts')))).toBeVisible();
    await guest.getByRole('button', { name: say('feedback', 'form.send') }).click();

    const thanks = say('feedback', 'thanks.numberOf')
      .replaceAll(/<\/?b>/g, '')
      .replace('{{count}}', '2')
      .replace('{{goal}}', String(minimumFeedbackRules.total))
      .replace('{{name}}', name);
    await expect(guest.getByRole('region', { name: say('feedback', 'thanks.title') })).toContainText(thanks);
    const next = guest.getByRole('region', { name: say('feedback', 'thanks.next') });
    await expect(next.getByRole('link', { name: say('feedback', 'thanks.test') })).toBeVisible();
    expect(await guest.evaluate(() => 'isSamePage' in window), 'no page was loaded after the terms').toBe(
      true,
    );
    expect(refused).toEqual([]);
  });
}

/** Gives the project its first published response. */
async function respond(tester: Page, projectId: string): Promise<void> {
  const started = await tester.request.post(`${stage.web}/api/projects/${projectId}/tests`);
  const { address } = (await started.json()) as { address: string };
  // Only Chromium resolves the host of the project.
  await tester.request.get(`${stage.web}${address}`, { maxRedirects: 0 });
  await giveFeedback(tester, projectId);
  await publishResponses(projectId);
}

/** Expects that the project opens in a tab of its own, and closes it. */
async function opens(page: Page, press: () => Promise<void>): Promise<void> {
  const [outside] = await Promise.all([page.waitForEvent('popup'), press()]);
  await outside.waitForURL(`${somewhere}/**`);
  await outside.close();
}

function listenForRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.context().on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('403')) refused.push(message.text());
  });
  return refused;
}
