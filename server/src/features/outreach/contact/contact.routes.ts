import { sendContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { route } from '../../../core/http/route.ts';
import { sendMessage } from './send-message.ts';

export const contactRoutes = [route(sendContactMessage, sendMessage)];
