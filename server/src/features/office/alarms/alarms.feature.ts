import * as alarms from '@firstlight/contract/office/alarms/alarms.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { listAlarms } from './list-alarms.ts';

export const alarmsFeature = feature({ name: 'alarms', routes: [route(alarms.listAlarms, listAlarms)] });
