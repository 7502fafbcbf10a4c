import { listener } from '../../../core/domain-events.ts';
import { projectRoom } from '../../../core/project-room.ts';
import './reactions.events.ts';

export const reactionListeners = [
  listener({
    on: 'reactions.changed',
    pushes: ({ projectId }) => [
      { room: projectRoom(projectId), event: 'reactions.changed', payload: { projectId } },
    ],
  }),
];
