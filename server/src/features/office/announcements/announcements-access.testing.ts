import { type AccessRows, anyone } from '../../../testing/access.ts';

export const announcementsAccess: AccessRows = { 'announcements.read': anyone(200, () => ({})) };
