import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './environment.ts';
import { dependenciesOf, installedPackages, readPackage } from './notices/installed-packages.ts';
import { printNotices } from './notices/print-notices.ts';

// `pnpm notices` writes THIRD-PARTY-NOTICES.txt from what is installed; `--check` only compares.

/** Installed for building only, and yet part of the server's build: mails are printed by them. */
const bundled = ['react', 'react-dom', 'react-email'];
/** What a mail needs of react-email; the rest of what it brings is its command line. */
const ofReactEmail = ['@react-email/render'];

const folders = ['contract', 'server', 'web'].map((name) => fileURLToPath(new URL(name, root)));
const packages = installedPackages(
  [
    ...folders.map((folder) => ({ folder, names: dependenciesOf(readPackage(folder)) })),
    { folder: fileURLToPath(new URL('server', root)), names: bundled },
    { folder: fileURLToPath(new URL('server/node_modules/react-email', root)), names: ofReactEmail },
  ],
  ['react-email'],
);
const file = new URL('THIRD-PARTY-NOTICES.txt', root);
const text = printNotices(packages);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('THIRD-PARTY-NOTICES.txt is out of date: run `pnpm notices`.');
  process.exitCode = 1;
}
console.log(`${packages.length} packages`);
