import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { stage } from '../journeys/stage/addresses.ts';
import { becomeMember } from '../journeys/stage/members.ts';
import { postProject } from '../journeys/stage/projects.ts';
import { addresses, type Look, looks, remember, widths, writtenAddresses } from '../journeys/stage/visit.ts';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const forMembers = addresses.filter((address) => !writtenAddresses.includes(address));

for (const look of looks) {
  for (const address of [...addresses, `${stage.dev}/dev/ui`]) {
    test(`${address} ${look.theme} ${look.language}`, async ({ page }) => {
      await remember(page, look);
      const name = new URL(address, stage.web).pathname.replaceAll('/', '-').slice(1) || 'home';
      await picture(page, { address, name, look });
    });
  }

  test(`what only members see ${look.theme} ${look.language}`, async ({ page }) => {
    test.slow();
    const username = `seen_${look.theme}_${look.language}`;
    await remember(page, look);
    await becomeMember(page, { username, language: look.language });
    const project = await postProject(page, { name: 'Marée basse', language: look.language });
    await picture(page, { address: `/project/${project}`, name: 'project', look });
    await picture(page, { address: `/profile/${username}`, name: 'profile', look });
    for (const address of forMembers) {
      await picture(page, { address, name: `member${address.replaceAll('/', '-')}`, look });
    }
  });
}

interface Picture {
  address: string;
  name: string;
  look: Look;
}

async function picture(page: Page, { address, name, look }: Picture): Promise<void> {
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const path = `${folder}${name}-${size.width}-${look.theme}-${look.language}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}
