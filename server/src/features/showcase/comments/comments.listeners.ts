import { listener, type Push } from '../../../core/domain-events.ts';
import { projectRoom } from '../../../core/project-room.ts';
import './comments.events.ts';

const ring = ({ projectId }: { projectId: string }): Push[] => [
  { room: projectRoom(projectId), event: 'comments.changed', payload: { projectId } },
];

export const commentListeners = [
  listener({ on: 'comments.written', pushes: ring }),
  listener({ on: 'comments.edited', pushes: ring }),
  listener({ on: 'comments.removed', pushes: ring }),
  listener({ on: 'comments.restored', pushes: ring }),
];
