import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './visit.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The smaller of axe's two builds: the builder takes the other one, and reads it in twice each time. */
const besideBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(besideBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule on the whole page, once nothing moves: what is half faded in has half of its contrast. No page of ours has
 * a frame, which is all that the other mode is for, and it takes three times as long; so does describing everything
 * that is right.
 */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  await settle(page);
  // Reading axe in takes as long as running it, and a page that has it keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const builder = new AxeBuilder({ page, axeSource: 'void axe' })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const results = await (only ? builder.withRules(colourRules) : builder.withTags(tags)).analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
