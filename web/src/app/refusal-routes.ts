import type { PageRoute } from './page-route.ts';

/** Where one is sent who may not go on, and the address of nothing, which takes whatever no other took. */
export const refusalRoutes: PageRoute[] = [
  {
    name: 'termsRequired',
    path: '/terms-required',
    shell: 'public',
    namespaces: ['accounts'],
    load: () => import('../pages/refusal/terms-required.tsx'),
    description: 'accounts:termsRequired.description',
    unlisted: true,
  },
  {
    name: 'leave',
    path: '/leave',
    shell: 'public',
    namespaces: ['personalData', 'settings', 'accounts', 'request'],
    load: () => import('../pages/leave.tsx'),
    description: 'personalData:page.lead',
    unlisted: true,
  },
  {
    name: 'accountSuspended',
    path: '/account-suspended',
    shell: 'bare',
    namespaces: ['standing', 'sanctions', 'accounts', 'request'],
    load: () => import('../pages/account-suspended.tsx'),
  },
  {
    name: 'unauthorized',
    path: '/unauthorized',
    shell: 'public',
    namespaces: ['errorPages'],
    load: () => import('../pages/refusal/unauthorized.tsx'),
    description: 'errorPages:unauthorized.description',
    unlisted: true,
  },
  {
    name: 'notFound',
    path: '*',
    shell: 'public',
    namespaces: ['errorPages'],
    load: () => import('../pages/refusal/not-found.tsx'),
    description: 'errorPages:notFound.description',
    unlisted: true,
  },
];
