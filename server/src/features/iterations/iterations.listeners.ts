import { listener } from '../../core/domain-events.ts';
import { projectRoom } from '../../core/project-room.ts';
import './iterations.events.ts';

export const iterationListeners = [
  listener({
    on: 'iterations.published',
    pushes: ({ projectId }) => [
      { room: projectRoom(projectId), event: 'iterations.changed', payload: { projectId } },
    ],
  }),
];
