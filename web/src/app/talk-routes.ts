import type { Namespace } from '../lib/language/locales.ts';
import type { PageRoute } from './page-route.ts';

const messages: Namespace[] = ['conversations', 'channels', 'blocks', 'accounts', 'request'];

/** Where people talk: groups and private messages. */
export const talkRoutes: PageRoute[] = [
  {
    name: 'groups',
    path: '/groups',
    shell: 'app',
    namespaces: ['groups', 'categories', 'accounts', 'request'],
    load: () => import('../pages/groups/groups.tsx'),
  },
  {
    name: 'group',
    path: '/groups/:groupId',
    shell: 'whole',
    bar: 'own',
    namespaces: ['groups', 'channels', 'categories', 'blocks', 'accounts', 'request'],
    load: () => import('../pages/groups/group.tsx'),
  },
  {
    name: 'joinGroup',
    path: '/groups/join/:code',
    shell: 'app',
    namespaces: ['groups', 'categories', 'accounts', 'request'],
    load: () => import('../pages/groups/join-group.tsx'),
    unlisted: true,
  },
  {
    name: 'messages',
    path: '/messages',
    shell: 'whole',
    bar: 'own',
    namespaces: messages,
    load: () => import('../pages/messages/messages.tsx'),
  },
  {
    name: 'conversation',
    path: '/messages/:conversationId',
    shell: 'whole',
    bar: 'own',
    namespaces: messages,
    load: () => import('../pages/messages/conversation.tsx'),
  },
];
