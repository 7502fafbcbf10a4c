import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { aFlatPng } from '../../../../platform/images/sample-pictures.testing.ts';
import { newMember, newProject, tidepool } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { changeCover } from '../cover/change-cover.ts';
import { dropDraft } from '../drafts/drop-draft.ts';
import { listDrafts } from '../drafts/list-drafts.ts';
import { storeDraft } from '../drafts/store-draft.ts';
import { purgeDeletedProjects } from '../projects.jobs.ts';
import { listOwnProjects } from '../read/list-own-projects.ts';
import { readProject } from '../read/read-project.ts';
import { changeVisibility } from './change-visibility.ts';
import { editProject } from './edit-project.ts';
import { publishProject } from './publish-project.ts';
import { removeProject } from './remove-project.ts';
import { restoreProject } from './restore-project.ts';

const day = 24 * 60 * 60 * 1000;
const notFound = { code: 'projects.not_found' };

let world: World;
let maya: Member;
let tom: Member;
let count = 0;

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  count += 1;
  maya = await newMember(world, `maya_${count}`);
  tom = await newMember(world, `tom_${count}`);
});

const as = (actor: Member): HttpContext<Member> => ({
  ...world.ctx,
  actor,
  takeLimit: async () => undefined,
  setCookie: () => undefined,
  readCookie: () => undefined,
  concerns: () => undefined,
  userAgent: undefined,
});

describe('publishing', () => {
  it('shows the project to everybody at once, with the opening of its description where there is no tagline', async () => {
    const { id } = await publishProject(as(maya), { ...tidepool, tagline: '' });
    expect(await readProject(world.ctx, { projectId: id })).toMatchObject({
      name: 'Tidepool',
      pitch: 'The till closes and everybody sees their share. No spreadsheet, no arguing.',
      categories: ['local', 'finance'],
      owner: { username: maya.username },
      rating: null,
      isHidden: false,
      isOwn: false,
      can: { edit: false, test: true },
    });
  });

  it('is refused to testers by a code of its own, and costs them nothing', async () => {
    const tester = await newMember(world, `tester_${count}`, { role: 'tester' });
    const taken: string[] = [];
    const ctx = { ...as(tester), takeLimit: async (name: string) => void taken.push(name) };
    await expect(publishProject(ctx, tidepool)).rejects.toMatchObject({ code: 'projects.tester_role' });
    expect(taken).toEqual([]);
  });

  it('is refused to whoever is suspended', async () => {
    await world.database.pool.query(`update users set standing = 'suspended' where id = $1`, [maya.id]);
    await expect(publishProject(as(maya), tidepool)).rejects.toMatchObject({ code: 'accounts.suspended' });
  });

  it.each([
    ['an old account', 30 * day],
    ['an account on its first day', 0],
  ])('is possible three times a day for %s', async (_, age) => {
    const createdAt = new Date(world.clock.now.getTime() - age);
    const someone = await newMember(world, `someone_${count}`, { createdAt });
    const id = `${Date.now()}-${Math.random()}`;
    const takeLimit: HttpContext['takeLimit'] = (name) => world.engines.takeLimit(name, id);
    const publish = () => publishProject({ ...as(someone), takeLimit }, tidepool);
    for (let time = 0; time < projectLimits.perDay; time += 1) await publish();
    await expect(publish()).rejects.toMatchObject({ code: 'request.too_many' });
  });

  it('takes the draft away with it, but nobody else’s', async () => {
    const [draftId, others] = [world.engines.newId(), world.engines.newId()];
    await storeDraft(as(maya), { draftId, name: 'Tide' });
    await storeDraft(as(tom), { draftId: others, name: 'Loop' });
    await publishProject(as(maya), { ...tidepool, draftId });
    await publishProject(as(maya), { ...tidepool, draftId: others });
    expect((await listDrafts(as(maya))).items).toEqual([]);
    expect((await listDrafts(as(tom))).items).toHaveLength(1);
  });
});

describe('somebody else’s project', () => {
  it.each([
    ['edited', (id: string) => editProject(as(tom), { projectId: id, ...tidepool })],
    ['hidden', (id: string) => changeVisibility(as(tom), { projectId: id, isHidden: true })],
    ['deleted', (id: string) => removeProject(as(tom), { projectId: id })],
    ['restored', (id: string) => restoreProject(as(tom), { projectId: id })],
  ])('cannot be %s', async (_, act) => {
    const id = await newProject(world, maya);
    await expect(act(id)).rejects.toMatchObject(notFound);
    expect(await readProject(world.ctx, { projectId: id })).toMatchObject({
      isHidden: false,
      editedAt: null,
    });
  });
});

describe('one’s own project', () => {
  it('is edited, and says when', async () => {
    const projectId = await newProject(world, maya);
    const edited = await editProject(as(maya), {
      projectId,
      ...tidepool,
      name: 'Tidepool 2',
      categories: ['ai'],
    });
    expect(edited).toMatchObject({
      name: 'Tidepool 2',
      categories: ['ai'],
      can: { edit: true, test: false },
    });
    expect(edited.editedAt).toBe(world.clock.now.toISOString());
  });

  it('is hidden from others and shown again', async () => {
    const projectId = await newProject(world, maya);
    await changeVisibility(as(maya), { projectId, isHidden: true });
    await expect(readProject(world.ctx, { projectId })).rejects.toMatchObject(notFound);
    expect(await readProject(as(maya), { projectId })).toMatchObject({ isHidden: true });
    await changeVisibility(as(maya), { projectId, isHidden: false });
    expect(await readProject(world.ctx, { projectId })).toMatchObject({ isHidden: false });
  });

  it('cannot be shown again by its owner once moderation took it down', async () => {
    const projectId = await newProject(world, maya);
    await world.database.pool.query('update projects set suspended_at = now() where id = $1', [projectId]);
    await changeVisibility(as(maya), { projectId, isHidden: false });
    await expect(readProject(world.ctx, { projectId })).rejects.toMatchObject(notFound);
    expect(await readProject(as(maya), { projectId })).toMatchObject({ isSuspended: true });
  });

  it('is gone when deleted, also for its owner, and comes back as hidden as it was', async () => {
    const projectId = await newProject(world, maya);
    await changeVisibility(as(maya), { projectId, isHidden: true });
    await removeProject(as(maya), { projectId });
    await expect(readProject(as(maya), { projectId })).rejects.toMatchObject(notFound);
    expect((await listOwnProjects(as(maya), {})).items).toEqual([]);
    expect((await listOwnProjects(as(maya), { deleted: 'true' })).items).toMatchObject([{ id: projectId }]);
    await restoreProject(as(maya), { projectId });
    expect(await readProject(as(maya), { projectId })).toMatchObject({ isHidden: true });
  });

  it('can be restored for thirty days, then it is gone for good', async () => {
    const [kept, purged] = [await newProject(world, maya), await newProject(world, maya)];
    await removeProject(as(maya), { projectId: purged });
    world.clock.now = new Date(world.clock.now.getTime() + 15 * day);
    await removeProject(as(maya), { projectId: kept });
    world.clock.now = new Date(world.clock.now.getTime() + 15 * day + 1);
    await purgeDeletedProjects.run(world.jobCtx, {});
    await expect(restoreProject(as(maya), { projectId: purged })).rejects.toMatchObject(notFound);
    await restoreProject(as(maya), { projectId: kept });
  });

  it('says nothing new while its owner is suspended, who may still take it away', async () => {
    const [projectId, removed] = [await newProject(world, maya), await newProject(world, maya)];
    await removeProject(as(maya), { projectId: removed });
    await world.database.pool.query(`update users set standing = 'suspended' where id = $1`, [maya.id]);
    const suspended = { code: 'accounts.suspended' };
    const edit = editProject(as(maya), { ...tidepool, projectId, name: 'Buy now' });
    await expect(edit).rejects.toMatchObject(suspended);
    await expect(restoreProject(as(maya), { projectId: removed })).rejects.toMatchObject(suspended);
    const cover = changeCover(as(maya), { projectId, file: aFlatPng(120, 63) });
    await expect(cover).rejects.toMatchObject(suspended);
    expect(await readProject(as(maya), { projectId })).toMatchObject({
      name: 'Tidepool',
      cover: null,
      isOwn: true,
      isSuspended: true,
      can: { edit: false, test: false },
    });
    await changeVisibility(as(maya), { projectId, isHidden: true });
    await removeProject(as(maya), { projectId });
  });

  it('is listed newest first, page by page, none twice and none left out', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 53; number += 1) {
      if (number % 3 === 0) world.clock.now = new Date(world.clock.now.getTime() + 1000);
      ids.push(await newProject(world, maya));
    }
    const first = await listOwnProjects(as(maya), {});
    const second = await listOwnProjects(as(maya), { after: first.next ?? '' });
    expect(second.next).toBeNull();
    const listed = [...first.items, ...second.items].map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    expect(first.items).toHaveLength(50);
  });
});

describe('a draft', () => {
  it('may lack everything, is replaced under its id and thrown away', async () => {
    const draftId = world.engines.newId();
    await storeDraft(as(maya), { draftId });
    await storeDraft(as(maya), { draftId, name: 'T', categories: ['ai'] });
    expect((await listDrafts(as(maya))).items).toMatchObject([
      { id: draftId, content: { name: 'T', categories: ['ai'] } },
    ]);
    await dropDraft(as(maya), { draftId });
    expect((await listDrafts(as(maya))).items).toEqual([]);
  });

  it('is neither seen nor replaced nor thrown away by anybody else', async () => {
    const draftId = world.engines.newId();
    await storeDraft(as(maya), { draftId, name: 'Mine' });
    await expect(storeDraft(as(tom), { draftId, name: 'Taken' })).rejects.toMatchObject(notFound);
    await expect(dropDraft(as(tom), { draftId })).rejects.toMatchObject(notFound);
    expect((await listDrafts(as(tom))).items).toEqual([]);
    expect((await listDrafts(as(maya))).items).toMatchObject([{ content: { name: 'Mine' } }]);
  });

  it('is refused beyond twenty, however many tabs ask at once', async () => {
    const tries = Array.from({ length: 25 }, () => storeDraft(as(maya), { draftId: world.engines.newId() }));
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(kept).toHaveLength(20);
    const [draft] = (await listDrafts(as(maya))).items;
    await storeDraft(as(maya), { draftId: draft?.id ?? '', name: 'still writable' });
  });
});
