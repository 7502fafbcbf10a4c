import { ask } from '../processes/harness/ask.ts';
import type { World } from '../processes/harness/world.ts';
import type { KnownRequest } from './careful-people.ts';
import type { Dice } from './dice.ts';
import { fingerprint, knownSecret, openKnownPerson, password } from './known-person.ts';

/** So many for each thing that can be done once. */
const each = 6;

/** People who change their address: some have asked for it, some have the link, some may still undo it. */
export async function meetMovingPeople(
  world: World,
  url: string,
): Promise<(operation: string, dice: Dice) => KnownRequest | undefined> {
  const numbers = Array.from({ length: each }, (_, index) => index);
  const dropping = await Promise.all(numbers.map((index) => askToMove(world, url, `dropping_${index}`)));
  const moving = await Promise.all(numbers.map((index) => askToMove(world, url, `moving_${index}`)));
  const undoing = await Promise.all(numbers.map((index) => moveAway(world, url, `undoing_${index}`)));
  const looking = await moveAway(world, url, 'looking');
  // Does nothing else: all others may have signed out, or be gone, by the time these two are asked for.
  const asking = await openKnownPerson(world, url, 'asking');

  return (operation, dice) => {
    const requests: Record<string, () => KnownRequest> = {
      'accounts.askEmailChange': () => ({
        cookie: asking.session,
        body: { email: 'asking.new@example.org' },
      }),
      'accounts.readEmailChange': () => ({ cookie: asking.session }),
      'accounts.dropEmailChange': () => ({ cookie: dice.pick(dropping).cookie }),
      'accounts.confirmEmailChange': () => dice.pick(moving),
      'accounts.readEmailUndo': () => ({ cookie: '', body: { token: looking } }),
      'accounts.undoEmailChange': () => ({ cookie: '', body: { token: dice.pick(undoing), password } }),
    };
    return requests[operation]?.();
  };
}

/** What follows the link in the mail to the new address. */
async function askToMove(world: World, url: string, username: string): Promise<KnownRequest> {
  const { id, session } = await openKnownPerson(world, url, username);
  const headers = { cookie: session };
  await ask(url, '/api/me/email-change', { json: { email: `${username}.new@example.org` }, headers });
  const token = knownSecret(id, 'email change', 0);
  await world.database.query('update email_changes set token_hash = $1 where user_id = $2', [
    fingerprint(token),
    id,
  ]);
  return { cookie: session, body: { token } };
}

/** The secret of the link in the mail to the address that was left. */
async function moveAway(world: World, url: string, username: string): Promise<string> {
  const { cookie, body = {} } = await askToMove(world, url, username);
  await ask(url, '/api/me/email-change/confirmations', { json: body, headers: { cookie } });
  const token = knownSecret(username, 'email undo', 0);
  await world.database.query(
    `insert into email_undo_links (token_hash, former_email_id)
     select $1, former_emails.id from former_emails join users on users.id = user_id where username = $2`,
    [fingerprint(token), username],
  );
  return token;
}
