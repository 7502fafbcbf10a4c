import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runChild } from '../harness/servers/child.ts';

const scripts = fileURLToPath(new URL('../../../deploy/image/', import.meta.url));
let home: string;
let release: string;
let signers: string;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'firstlight-signature-'));
  release = mkdtempSync(join(home, 'release-'));
  signers = join(home, 'signers');
  writeFileSync(join(release, 'firstlight.tar.gz'), 'what is shipped');
  writeFileSync(join(release, 'sbom.cdx.json'), '{}');
  await makeKey('key');
  writeFileSync(signers, `release@firstlight ${readFileSync(join(home, 'key.pub'), 'utf8')}`);
  await sign('key');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const makeKey = (name: string) =>
  runChild('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(home, name)]);
const sign = (key: string) => runChild('sh', [`${scripts}sign.sh`, release, join(home, key)]);
const verify = () => runChild('sh', [`${scripts}verify.sh`, release, signers]);

it('what was signed and not touched is taken', async () => {
  await verify();
});

it('a file that was changed is refused', async () => {
  writeFileSync(join(release, 'firstlight.tar.gz'), 'something else');
  await expect(verify()).rejects.toThrow('firstlight.tar.gz: FAILED');
});

it('a file that was put beside them is refused', async () => {
  writeFileSync(join(release, 'more.sh'), '');
  await expect(verify()).rejects.toThrow('Not signed: more.sh');
});

it('a file whose name is the beginning of a signed one is refused, and a link', async () => {
  writeFileSync(join(release, 'firstlight.tar'), '');
  await expect(verify()).rejects.toThrow('Not signed: firstlight.tar\n');
  rmSync(join(release, 'firstlight.tar'));
  symlinkSync('/etc/passwd', join(release, 'key'));
  await expect(verify()).rejects.toThrow('Not signed: key\n');
});

it('sums that were written anew are refused without the key', async () => {
  writeFileSync(join(release, 'SHA256SUMS'), '');
  await expect(verify()).rejects.toThrow('Signature verification failed');
});

it('the key of somebody else is refused', async () => {
  await makeKey('other');
  await sign('other');
  await expect(verify()).rejects.toThrow('Could not verify signature');
});
