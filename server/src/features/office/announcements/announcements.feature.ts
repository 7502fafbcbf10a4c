import * as announcements from '@firstlight/contract/office/announcements/announcements.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { announce, endAnnouncement } from './announce.ts';
import { announcementsPersonal } from './announcements.personal.ts';
import { readAnnouncement } from './read-announcement.ts';

export const announcementsFeature = feature({
  name: 'announcements',
  routes: [route(announcements.readAnnouncement, readAnnouncement)],
  personal: [announcementsPersonal],
  commands: { announce, 'end-announcement': endAnnouncement },
});
