import { type AccessRows, admins } from '../../../testing/access.ts';

export const alarmsAccess: AccessRows = { 'alarms.list': admins(200, () => ({})) };
