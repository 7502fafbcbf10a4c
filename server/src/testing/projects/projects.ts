import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import type { Member } from '../../core/context.ts';
import { postProject } from '../../features/showcase/projects/write/post-project.ts';
import type { World } from '../world.ts';

export const tidepool: ProjectForm = {
  name: 'Tidepool',
  tagline: 'Splits a café’s daily takings between staff.',
  description: 'The till closes and **everybody** sees their share. No spreadsheet, no arguing.',
  link: 'https://tidepool.example',
  callToActionUrl: null,
  categories: ['finance', 'local'],
  demoType: 'live',
  language: 'en',
  coverAlt: '',
};

/** Somebody with an account, without the way there: for tests about projects rather than about signing up. */
export async function newMember(
  world: World,
  username: string,
  person: { role?: 'creator' | 'tester' | 'both'; createdAt?: Date } = {},
): Promise<Member> {
  const id = world.engines.newId();
  const { role = 'both', createdAt = new Date(world.clock.now.getTime() - 30 * 86_400_000) } = person;
  await world.database.pool.query(
    `insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
     values ($1, '\\x00', $2, $4, $3, initcap($3), $5, 'en', '', $4)`,
    [id, Buffer.from(username), username, createdAt, role],
  );
  return {
    kind: 'member',
    id,
    username,
    sessionId: world.engines.newId(),
    hasAcceptedTerms: true,
    isAdmin: false,
    address: '10.0.0.1',
  };
}

export async function newProject(
  world: World,
  owner: Member,
  change: Partial<ProjectForm> = {},
): Promise<string> {
  const { id } = await postProject({ ...world.ctx, actor: owner }, owner.id, { ...tidepool, ...change });
  return id;
}
