import { type AccessRows, anyone } from '../../../testing/access.ts';

export const contactAccess: AccessRows = {
  'contact.send': anyone(201, () => ({
    topic: 'question',
    email: 'somebody@person.example',
    message: 'May I post an early version?',
    language: 'en',
  })),
  'contact.readOperator': anyone(200, () => ({})),
};
