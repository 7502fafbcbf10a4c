import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import type { ActAs, Seed } from '../../../core/seed.ts';
import { writeComment } from '../../showcase/comments/write-comment.ts';
import { listShownProjects } from '../../showcase/projects/list-shown-projects.ts';
import { caseEvents } from './cases.events.ts';
import { reportContent } from './reports/report-content.ts';

type Said = Omit<ReportForm, 'isIllegal'> & { by: string; hoursAgo: number };

/** Three open cases: a number in a comment, a profile with borrowed words, a project that somebody doubts. */
export const casesSeed: Seed = {
  run: async (ctx, actAs) => {
    const maker = await actAs('both', 0);
    const { items } = await listShownProjects(ctx, { ownerId: maker.actor.id, after: undefined });
    const [first, second] = items;
    if (!first || !second) throw new Error('A maker of the demo world has too few projects.');
    const number = await writeComment(await actAs('yanis', 7), {
      projectId: first.id,
      body: 'Pour octobre, appelez Karim directement au 06 39 98 24 17, c’est lui qui tient la caisse.',
    });
    const comment = { kind: 'comment', address: number.id, reason: 'private_information' } as const;
    const profile = { kind: 'profile', address: 'paul', reason: 'copied_work' } as const;
    const project = { kind: 'project', address: second.id, reason: 'scam' } as const;
    const reports: Said[] = [
      {
        ...comment,
        by: 'ines',
        hoursAgo: 6,
        body: 'C’est le numéro de mon frère. Faites vite, s’il vous plaît.',
      },
      { ...comment, by: 'mateo', hoursAgo: 5, body: 'He isn’t even a member here.' },
      { ...comment, by: 'ruth', hoursAgo: 4 },
      { ...profile, by: 'mei', hoursAgo: 20, body: 'Word for word the bio of a friend of mine.' },
      { ...project, by: 'hugo', hoursAgo: 30, body: 'It asks for a card number before it shows anything.' },
    ];
    for (const said of reports) await report(actAs, said);
  },
  events: [caseEvents.changed],
};

async function report(actAs: ActAs, { by, hoursAgo, ...form }: Said): Promise<void> {
  await reportContent(await actAs(by, hoursAgo), { ...form, isIllegal: false });
}
