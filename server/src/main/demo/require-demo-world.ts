import { defaultLanguage } from '@firstlight/contract/languages.ts';
import type { Outbox } from '../../core/outbox.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { isNoted } from '../../platform/operations.ts';
import type { Engines } from '../engines.ts';
import { commandsNamed } from '../registries.ts';
import { sharedContext } from '../shared-context.ts';

/**
 * A demo shows everybody's mail to everybody, and the password of its people stands in the source: neither may happen to a
 * site with real people, whichever way the two were confused.
 */
export async function requireDemoWorld(engines: Engines, outbox: Outbox): Promise<void> {
  const { DEMO, NODE_ENV } = engines.config;
  const isMarked = await isNoted(engines.database.db, 'demo');
  if (DEMO && !isMarked && (await isAnybodyHere(engines, outbox)))
    throw new StartRefusal('Configuration: DEMO is true, and this database has people who are not a demo’s.');
  if (!DEMO && isMarked && NODE_ENV === 'production')
    throw new StartRefusal(
      'Configuration: this database is a demo’s, whose passwords everybody knows, and DEMO is not true.',
    );
}

async function isAnybodyHere(engines: Engines, outbox: Outbox): Promise<boolean> {
  const ctx = {
    ...sharedContext(engines, outbox),
    actor: { kind: 'system' as const },
    language: defaultLanguage,
  };
  const found = await Promise.all(commandsNamed('is-anybody-here').map(([, command]) => command(ctx, [])));
  return found.includes(true);
}
