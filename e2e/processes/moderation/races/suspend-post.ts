import { reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Answer } from '../../harness/ask.ts';
import { makeProjects } from '../../harness/members.ts';
import { type Court, restrict } from '../court.ts';
import { atOnce, broken, type Race } from './race.ts';

const liked = 5;
/** So many are sent before the decision; the others after it, while it is being taken. */
const before = 10;

/** Somebody comments and reacts as fast as they can while they are suspended. */
export const suspendPost: Race = {
  name: 'suspend and post',
  async round(court) {
    const found = await court.reported();
    const { author } = found;
    const projects = await makeProjects(court.world, court.maker.id, liked);
    const sent: Promise<Answer>[] = [];
    let suspended: Promise<Answer> | undefined;
    for (let index = 0; index < atOnce - 1; index++) {
      if (index === before) suspended = court.decideAnew(found, restrict);
      sent.push(post(court, author, projects, index));
    }
    const decision = await suspended;
    const late = await post(court, author, projects, 0);
    const answers = await Promise.all(sent);
    const shown = await court.act(undefined, 'GET', `/api/projects/${court.projectId}/comments`);
    const [row] = await figuresOf(court, author.id, projects);
    return broken({
      'the decision is taken': decision?.status === 200,
      'whoever posts after it is refused': late.status === 403,
      'every other post is kept or refused': answers.every(({ status }) => [200, 201, 403].includes(status)),
      'nobody reads what they wrote': !shown.text.includes(author.id),
      'none of their reactions counts': row?.counted === 0,
      'counters say what is counted': row?.off === 0,
    });
  },
};

function post(
  { act, projectId }: Court,
  author: { id: string; cookie: string },
  projects: string[],
  index: number,
) {
  if (index % 2 === 0)
    return act(author, 'POST', `/api/projects/${projectId}/comments`, {
      body: `Once more, says ${author.id}: ${index}.`,
    });
  const kind = reactionKinds[Math.floor(index / 2) % reactionKinds.length];
  return act(author, 'PUT', `/api/projects/${projects[Math.floor(index / 10) % liked]}/reactions/${kind}`);
}

const figuresOf = ({ world }: Court, userId: string, projects: string[]) =>
  world.database.query<{ counted: number; off: number }>(
    `select (select count(*)::int from reactions where user_id = $1 and is_counted) as counted,
       coalesce(sum(abs(thumb + heart + rocket + bulb + thinking
         - (select count(*) from reactions r where r.project_id = c.project_id and r.is_counted))), 0)::int as off
     from reaction_counts c where project_id = any($2)`,
    [userId, projects],
  );
