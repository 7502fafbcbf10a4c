import * as dashboard from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { exportNotes } from './export-notes.ts';
import { listLedgers } from './list-ledgers.ts';
import { readFigures } from './read-figures.ts';

export const dashboardFeature = feature({
  name: 'dashboard',
  routes: [
    route(dashboard.listLedgers, listLedgers),
    route(dashboard.readFigures, readFigures),
    route(dashboard.exportNotes, exportNotes),
  ],
});
