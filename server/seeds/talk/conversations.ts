import type { Context } from '../../src/core/context.ts';
import { markChannelRead } from '../../src/features/talk/channels/marks/mark-channel-read.ts';
import { acceptRequest } from '../../src/features/talk/conversations/accept-request.ts';
import { startConversation } from '../../src/features/talk/conversations/start-conversation.ts';
import { memberContext } from '../member-context.ts';
import { type FollowUp, hoursAgo } from '../story-time.ts';
import { type Line, sayLines } from './say-lines.ts';

interface Told {
  people: readonly [string, string];
  lines: readonly Line[];
}

/** Two who know each other in each language, and in each a stranger who waits among the requests. */
const told: readonly Told[] = [
  {
    people: ['creator', 'jonas'],
    lines: [
      {
        by: 'creator',
        hours: 74,
        text: 'Your ledger was the first thing today that didn’t ask me to sign up.',
      },
      {
        by: 'jonas',
        hours: 73.6,
        text: 'That took me three months to dare. The sample year does the talking now.',
        reactions: [{ by: 'creator', kind: 'heart' }],
      },
      { by: 'creator', hours: 73.5, text: 'I want to steal that for Tidepool. Do people miss the account?' },
      {
        by: 'jonas',
        hours: 73.4,
        text: 'Nobody. They make one when they want to keep something.',
        replyTo: 3,
      },
      {
        by: 'creator',
        hours: 50,
        text: 'Tried it over the weekend: a café day with made-up staff, no sign-up.',
      },
      { by: 'jonas', hours: 49, text: 'And?', reactions: [{ by: 'creator', kind: 'thumb' }] },
      { by: 'creator', hours: 48.8, text: 'Two people wrote that they finally understood the split.' },
      { by: 'jonas', hours: 5, text: 'Coffee on Thursday? I’ll bring the numbers from before and after.' },
    ],
  },
  {
    people: ['both', 'tester'],
    lines: [
      { by: 'tester', hours: 98, text: 'Bonjour Léa, vous serez à la fête des associations samedi ?' },
      {
        by: 'both',
        hours: 97,
        text: 'Oui, toute la journée. Stand 14, à côté de la buvette.',
        reactions: [{ by: 'tester', kind: 'thumb' }],
      },
      { by: 'tester', hours: 96.5, text: 'Parfait. Je viens avec ma sœur, elle tient une petite épicerie.' },
      {
        by: 'both',
        hours: 60,
        text: 'Merci d’être passés ! Sa question sur les avoirs m’a occupée tout le dimanche.',
      },
      { by: 'tester', hours: 59, text: 'Elle sera ravie de l’apprendre.', replyTo: 4 },
      { by: 'both', hours: 3, text: 'J’ai une première maquette. Je vous l’envoie ce soir ?' },
    ],
  },
  {
    people: ['mateo', 'creator'],
    lines: [
      {
        by: 'mateo',
        hours: 9,
        text: 'Hi Maya, I’m building a rota for small bars. Would you have ten minutes for a question about tips?',
      },
    ],
  },
  {
    people: ['ines', 'both'],
    lines: [
      {
        by: 'ines',
        hours: 7,
        text: 'Bonjour, j’organise un atelier sur les outils des associations en décembre. Cela vous tenterait d’en parler ?',
      },
    ],
  },
];

export async function seedConversations(ctx: Context, followUp: FollowUp): Promise<void> {
  for (const conversation of told) await tell(ctx, conversation, followUp);
}

async function tell(ctx: Context, { people, lines }: Told, followUp: FollowUp): Promise<void> {
  const [first, ...rest] = lines;
  const answer = rest.find(({ by }) => by !== first?.by);
  if (!first) return;
  const act = (username: string, hours: number) => memberContext(hoursAgo(ctx, hours), username);
  const username = people.find((one) => one !== first.by) ?? first.by;
  const { id, channelId } = await startConversation(await act(first.by, first.hours), { username });
  const talk = { channelId, said: [] };
  await sayLines(ctx, talk, [first], followUp);
  if (!answer) return;
  await acceptRequest(await act(answer.by, answer.hours), { conversationId: id });
  await sayLines(ctx, talk, rest, followUp);
  // The last line is still to be read.
  const last = lines.at(-1) ?? first;
  const reader = people.find((one) => one !== last.by) ?? last.by;
  await markChannelRead(await act(reader, last.hours), { channelId, seq: lines.length - 1 });
}
