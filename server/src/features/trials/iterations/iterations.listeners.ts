import { listener, type Push } from '../../../core/domain-events.ts';
import { projectRoom } from '../../../core/project-room.ts';
import './iterations.events.ts';

const ring = ({ projectId }: { projectId: string }): Push[] => [
  { room: projectRoom(projectId), event: 'iterations.changed', payload: { projectId } },
];

export const iterationListeners = [
  listener({ on: 'iterations.published', pushes: ring }),
  listener({ on: 'iterations.edited', pushes: ring }),
  listener({ on: 'iterations.removed', pushes: ring }),
  listener({ on: 'iterations.restored', pushes: ring }),
];
