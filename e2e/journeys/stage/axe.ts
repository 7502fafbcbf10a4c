import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Every rule on the whole page. No page of ours has a frame, which is all that the other mode is for, and it takes
 * three times as long; so does describing everything that is right.
 */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const results = await (only ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
