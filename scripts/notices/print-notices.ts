import type { InstalledPackage } from './installed-packages.ts';
import { type LicenceText, licenceText } from './licence-text.ts';

const line = '-'.repeat(100);

const heading = `Third-party notices

What Firstlight ships or runs with, by licence: each text once, before it the packages under it and whom they name.
Written by \`pnpm notices\` from the installed packages; \`pnpm check notices\` compares. NOTICE says more about fonts
and about what is shipped as machine code.`;

export function printNotices(packages: readonly InstalledPackage[]): string {
  const read = packages.map((installed) => ({ installed, text: licenceText(installed.folder) }));
  const bodies = [...new Set(read.map(({ text }) => bodyOf(text)))];
  const parts = bodies.map((body) => {
    const under = read.filter(({ text }) => bodyOf(text) === body);
    const names = under.map(({ installed, text }) => describe(installed, text?.copyrights ?? []));
    return `${names.join('\n')}\n\n${body || noText}`;
  });
  return `${[heading, ...parts].join(`\n\n${line}\n\n`)}\n`;
}

/** Apart by how lines are broken they would be different texts. */
const bodyOf = (text: LicenceText | undefined) => text?.body ?? '';

const noText = 'These packages bring no text of their licence; its name is what they state.';

/** On two platforms two packages may share a name here; they say the same. */
function describe({ name, version, license }: InstalledPackage, copyrights: readonly string[]): string {
  return [`${name} ${version} (${license})`, ...copyrights.map((words) => `    ${words}`)].join('\n');
}
