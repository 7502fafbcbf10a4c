import * as personalData from '@firstlight/contract/people/personal-data/personal-data.ts';
import { route } from '../../../core/http/route.ts';
import { eraseAccount } from './erase/erase-account.ts';
import { askExport } from './export/ask-export.ts';
import { downloadExport } from './export/download-export.ts';
import { openExport } from './export/open-export.ts';
import { readExport } from './export/read-export.ts';

export const personalDataRoutes = [
  route(personalData.readExport, readExport),
  route(personalData.askExport, askExport),
  route(personalData.openExport, openExport),
  route(personalData.downloadExport, downloadExport),
  route(personalData.eraseAccount, eraseAccount),
];
