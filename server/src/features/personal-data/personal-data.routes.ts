import * as personalData from '@firstlight/contract/personal-data.ts';
import { route } from '../../core/http/route.ts';
import { askExport } from './ask-export.ts';
import { downloadExport } from './download-export.ts';
import { eraseAccount } from './erase-account.ts';
import { openExport } from './open-export.ts';
import { readExport } from './read-export.ts';

export const personalDataRoutes = [
  route(personalData.readExport, readExport),
  route(personalData.askExport, askExport),
  route(personalData.openExport, openExport),
  route(personalData.downloadExport, downloadExport),
  route(personalData.eraseAccount, eraseAccount),
];
