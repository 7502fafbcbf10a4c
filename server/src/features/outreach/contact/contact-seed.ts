import type { ContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import type { Seed } from '../../../core/seed.ts';
import { contactEvents } from './contact.events.ts';
import { sendMessage } from './send-message.ts';

const messages: ContactMessage[] = [
  {
    topic: 'question',
    email: 'maya.roux@firstlight.example',
    language: 'en',
    message:
      'I run a small café in Lyon and built a page that splits the day’s takings between the staff. ' +
      'Can I post it while it only works for two people, or should I wait until it’s finished?',
  },
  {
    topic: 'problem',
    email: 'tom.lefevre@firstlight.example',
    language: 'fr',
    message:
      'Bonjour, sur mon téléphone le bouton d’envoi passe sous le clavier quand j’écris un long message. ' +
      'Téléphone Android, navigateur à jour. Dites-moi si une capture d’écran vous aiderait.',
  },
];

/** Two people wrote to us, one in each language. */
export const contactSeed: Seed = {
  run: async (ctx) => {
    for (const message of messages) await sendMessage(ctx, message);
  },
  events: [contactEvents.received],
};
