import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../testing/people/testers.ts';
import {
  type NotificationScene,
  openScene,
} from '../../outreach/notifications/notification-scene.testing.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(() => scene.begin());
afterAll(() => scene.world.close());

const setValidated = (validated: boolean) =>
  scene.world.database.db
    .updateTable('projectStats')
    .set({ validated })
    .where('projectId', '=', scene.project)
    .execute();
const tellOn = (on: string) =>
  runJob(scene.world, 'validation.notify-of-validated', { projectId: scene.project, on });

describe('Validated', () => {
  it('is told to the maker, by bell and mail, and names nobody', async () => {
    await setValidated(true);
    await tellOn('2026-11-16');
    const { project } = scene;
    expect(await scene.listed()).toMatchObject([
      {
        kind: 'validated',
        about: { id: project },
        actor: null,
        details: null,
        path: `/project/${project}`,
      },
    ]);
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual(['Tidepool is now Validated']);
  });

  it('is told once for each time it was earned', async () => {
    await setValidated(true);
    await Promise.all([tellOn('2026-11-16'), tellOn('2026-11-16')]);
    expect(await scene.listed()).toMatchObject([{ count: 1 }]);
    await tellOn('2026-11-20');
    expect(await scene.listed()).toMatchObject([{ count: 2 }]);
  });

  it('is not told when it was lost again before', async () => {
    await setValidated(false);
    await tellOn('2026-11-16');
    expect(await scene.listed()).toEqual([]);
  });
});
