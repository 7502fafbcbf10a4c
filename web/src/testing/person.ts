import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';

/** Somebody signed in, as they see themselves. */
export function person(traits: Partial<Me> = {}): Me {
  return {
    id: '0191a5b0-0000-7000-8000-000000000001',
    name: 'Maya Lindqvist',
    username: 'maya',
    email: 'maya@example.org',
    role: 'both',
    language: 'en',
    admin: false,
    adminWaits: null,
    hasPassword: true,
    avatar: null,
    shortcuts: true,
    motion: 'system',
    isSuspended: false,
    termsToAccept: null,
    ...traits,
  };
}
