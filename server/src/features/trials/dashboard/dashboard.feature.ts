import * as dashboard from '@firstlight/contract/trials/dashboard/dashboard.ts';
import * as makerSteps from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { dashboardPersonal } from './dashboard.personal.ts';
import { exportNotes } from './export-notes.ts';
import { listLedgers } from './list-ledgers.ts';
import { readFairTurn } from './read-fair-turn.ts';
import { readFigures } from './read-figures.ts';
import { readSteps } from './read-steps.ts';
import { rememberStep } from './remember-step.ts';

export const dashboardFeature = feature({
  name: 'dashboard',
  routes: [
    route(dashboard.listLedgers, listLedgers),
    route(dashboard.readFigures, readFigures),
    route(dashboard.exportNotes, exportNotes),
    route(makerSteps.readSteps, readSteps),
    route(makerSteps.rememberStep, rememberStep),
    route(makerSteps.readFairTurn, readFairTurn),
  ],
  personal: [dashboardPersonal],
});
