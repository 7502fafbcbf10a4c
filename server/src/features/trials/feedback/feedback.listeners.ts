import { listener, type Push } from '../../../core/domain-events.ts';
import { projectRoom } from '../../../core/project-room.ts';
import './feedback.events.ts';

/** One bell for whatever happened, the same for everybody: what it was is fetched by those who may see it. */
const ring = ({ projectId }: { projectId: string }): Push[] => [
  { room: projectRoom(projectId), event: 'feedback.changed', payload: { projectId } },
];

export const feedbackListeners = [
  listener({ on: 'feedback.given', pushes: ring }),
  listener({ on: 'feedback.edited', pushes: ring }),
  listener({ on: 'feedback.removed', pushes: ring }),
  listener({ on: 'feedback.restored', pushes: ring }),
  listener({ on: 'feedback.visibility_changed', pushes: ring }),
  listener({ on: 'feedback.marked', pushes: ring }),
  listener({ on: 'feedback.replied', pushes: ring }),
  listener({ on: 'feedback.reveal_proposed', pushes: ring }),
  listener({ on: 'feedback.revealed', pushes: ring }),
];
