import { atTheMachine, recordAdminAct } from '../../core/record-admin-act.ts';
import type { Verb, VerbInput } from './verb.ts';
import { withEngines } from './with-engines.ts';

/** Runs the verb, then records in the audit log that the operator ran it. */
export async function runVerb(verb: Verb, input: Omit<VerbInput, 'concerns'>): Promise<boolean> {
  let subjectId: string | null = null;
  const concerns = (id: string) => {
    subjectId = id;
  };
  const isDone = await verb.run({ ...input, concerns });
  if (verb.changes && !verb.isRoutine && isDone)
    await withEngines(input.env, ({ database, now, newOrderedId }) =>
      recordAdminAct(
        { db: database.db, actor: { id: atTheMachine }, now, newOrderedId },
        { act: `machine.${verb.name.replaceAll(' ', '-')}`, subjectId },
      ),
    );
  return isDone;
}
