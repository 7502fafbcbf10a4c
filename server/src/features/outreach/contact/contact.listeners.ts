import { listener } from '../../../core/domain-events.ts';
import './contact.events.ts';
import { mailReceipt, mailTeam } from './contact.jobs.ts';

export const contactListeners = [
  listener({
    on: 'contact.received',
    jobs: ({ messageId }) => [mailTeam.request({ messageId }), mailReceipt.request({ messageId })],
  }),
];
