import * as change from '@firstlight/contract/people/accounts/email-change.ts';
import { hideTiming } from '../../../../core/http/hide-timing.ts';
import { route } from '../../../../core/http/route.ts';
import { askEmailChange } from './ask-email-change.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { dropEmailChange } from './drop-email-change.ts';
import { readEmailChange } from './read-email-change.ts';
import { readEmailUndo } from './read-email-undo.ts';
import { undoEmailChange } from './undo-email-change.ts';

export const emailChangeRoutes = [
  route(change.readEmailChange, readEmailChange),
  route(change.askEmailChange, hideTiming(askEmailChange)),
  route(change.dropEmailChange, dropEmailChange),
  route(change.confirmEmailChange, confirmEmailChange),
  route(change.readEmailUndo, readEmailUndo),
  route(change.undoEmailChange, undoEmailChange),
];
