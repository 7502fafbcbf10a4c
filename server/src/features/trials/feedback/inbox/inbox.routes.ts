import * as inbox from '@firstlight/contract/trials/feedback/inbox.ts';
import { route } from '../../../../core/http/route.ts';
import { listInbox } from './list-inbox.ts';
import { settleNote } from './settle-note.ts';

export const inboxRoutes = [route(inbox.listInbox, listInbox), route(inbox.settleNote, settleNote)];
