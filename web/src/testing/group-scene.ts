import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import * as channels from '@firstlight/contract/talk/channels/channels.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import { vi } from 'vitest';
import { message } from './channel-message.ts';
import { groupForMember } from './group.ts';
import { person } from './person.ts';
import { stubServer } from './stub-server.ts';

export interface GroupScene {
  server: ReturnType<typeof stubServer>;
  /** What the server says of the group; a test may put another there. */
  group: Group;
}

/** A member in a group where somebody has said one thing. */
export function groupScene(): GroupScene {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const watcher = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', watcher);
  vi.stubGlobal('IntersectionObserver', watcher);
  Element.prototype.scrollTo = () => undefined;
  const server = stubServer();
  const scene: GroupScene = { server, group: groupForMember() };
  server.answers(readMe, () => person());
  server.answers(groups.readGroup, () => scene.group);
  server.answers(groups.listOwnGroups, () => ({ items: [] }));
  server.answers(groups.discoverGroups, () => ({ items: [], next: null }));
  server.answers(channels.readHistory, () => ({
    at: { seq: 1, rev: 1 },
    messages: [message({ seq: 1, text: 'Two screens instead of five.' })],
    hasEarlier: false,
    hasLater: false,
    own: [],
    readSeq: 1,
    can: { write: scene.group.can.write, pin: false },
  }));
  server.answers(channels.readChanges, () => ({
    from: { seq: 1, rev: 1 },
    to: { seq: 1, rev: 1 },
    messages: [],
    own: [],
    isToReload: false,
  }));
  return scene;
}

export const memberCan = groupForMember().can;

export function ownGroup(): Group {
  return groupForMember({
    role: 'owner',
    can: { ...memberCan, moderate: true, removeMessages: { except: [] }, own: true },
  });
}
