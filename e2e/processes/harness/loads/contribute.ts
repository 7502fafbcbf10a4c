import { randomUUID } from 'node:crypto';
import { notificationKinds } from '@firstlight/contract/notification-kinds.ts';
import { ask } from '../ask.ts';
import { makeMembers, makeProject } from '../members.ts';
import { pictureWith } from '../picture.ts';
import { publishResponses } from '../publish-responses.ts';
import type { World } from '../world.ts';

/** What somebody writes that is theirs alone and has to go with them. */
export const ownWords = {
  bio: 'I mend tills, says the canary bio.',
  location: 'Canaryville-sur-Mer',
  // One word, as search keeps them.
  project: 'Zephyrinade',
  coverAlt: 'A canary till at dusk',
  draft: 'Half a canary thought',
};

export interface Contributor {
  id: string;
  username: string;
  cookie: string;
}

/**
 * A profile with a picture, a project with a cover, a draft, and on somebody else's project a test, feedback with a
 * thread and shown names, a comment that mentions and is mentioned, a reaction, and news of all that. Words that others
 * answer stay by the product's rules, so these say nothing of the person.
 */
export async function contribute(world: World, url: string, person: Contributor): Promise<void> {
  const [neighbour] = await makeMembers(world, 1);
  if (!neighbour) throw new Error('there is nobody to talk to');
  // Their address cannot be opened: a mail that came due while a machine is slow would be tried without end.
  await world.database.query(
    `insert into notification_choices (user_id, kind, in_app, by_mail, by_push)
     select $1, kind, true, false, false from unnest($2::text[]) as kind`,
    [neighbour.id, notificationKinds],
  );
  const projectId = await makeProject(world, neighbour.id);
  const [{ username = '' } = {}] = await world.database.query<{ username: string }>(
    'select username from users where id = $1',
    [neighbour.id],
  );
  const [act, answer] = [actAs(url, person.cookie), actAs(url, neighbour.cookie)];

  const { bio, location, project, coverAlt, draft } = ownWords;
  await act('PATCH', '/api/me/profile', { bio, location });
  await act('PUT', '/api/me/avatar', pictureWith(bio));
  const own = await act('POST', '/api/projects', form(project, coverAlt));
  await act('PUT', `/api/projects/${own['id']}/cover`, pictureWith(coverAlt));
  await act('PUT', `/api/me/project-drafts/${randomUUID()}`, { name: draft });

  const visit = await act('POST', `/api/projects/${projectId}/tests`);
  await ask(url, String(visit['address']));
  const comment = 'The split is clear at once, though I could not find how to correct a wrong one.';
  const given = await act('POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment });
  const release = () => publishResponses((text, values) => world.database.query(text, values), projectId);
  await release();
  const thread = `/api/feedback/${given['id']}`;
  await act('PUT', `${thread}/thread/messages/${randomUUID()}`, { text: 'On a small phone.' });
  for (const agree of [act, answer]) await agree('PUT', `${thread}/reveal`, { agree: true });
  await release();

  const said = await act('POST', `/api/projects/${projectId}/comments`, { body: `Well done, @${username}.` });
  // The mention alone, as the table keeps it: the words around it are the neighbour's and stay.
  const reply = await answer('POST', `/api/projects/${projectId}/comments`, {
    body: 'Thanks.',
    parentId: said['id'],
  });
  await world.database.query('update comments set mentions = array[$2] where id = $1', [
    reply['id'],
    person.username,
  ]);
  await act('PUT', `/api/projects/${projectId}/reactions/heart`);
  await act('PUT', '/api/me/notification-choices/comment', { inApp: true, byMail: true, byPush: false });
  await world.database.query(
    `insert into notifications (id, user_id, kind, subject_id, project_id, actor_id, happened_at, in_app, by_mail)
     select gen_random_uuid(), reader, 'mention', $3, $3, actor, now(), true, false
     from (values ($1::uuid, $2::uuid), ($2, $1)) as told (reader, actor)
     on conflict do nothing`,
    [person.id, neighbour.id, projectId],
  );
}

const form = (name: string, coverAlt: string) => ({
  name,
  tagline: '',
  description: `The till closes and everybody sees their share, thanks to ${name}.`,
  link: 'https://tidepool.example/',
  callToActionUrl: null,
  categories: ['finance'],
  demoType: 'live',
  language: 'en',
  coverAlt,
});

function actAs(url: string, cookie: string) {
  return async (method: string, path: string, sent?: object | Buffer): Promise<Record<string, unknown>> => {
    const isPicture = sent instanceof Buffer;
    const headers = { cookie, ...(isPicture && { 'content-type': 'image/png' }) };
    const body = isPicture ? { body: sent } : sent && { json: sent };
    const { status, text } = await ask(url, path, { method, headers, ...body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
}
