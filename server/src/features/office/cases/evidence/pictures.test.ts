import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { retention } from '@firstlight/contract/legal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import { aFlatPng } from '../../../../platform/images/sample-pictures.testing.ts';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../../testing/projects/projects.ts';
import { startBucket } from '../../../../testing/servers/bucket.ts';
import { addPicture } from '../../../showcase/projects/gallery/add-picture.ts';
import { dropPicture } from '../../../showcase/projects/gallery/drop-picture.ts';
import { removeStoredPicture } from '../../../showcase/projects/projects.jobs.ts';
import { caseJobs } from '../cases.jobs.ts';
import { eraseCasesOf } from '../personal-rows.queries.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';
import { copyKey } from './copy-key.ts';
import { copyReportedPictures, removeForgottenCopy } from './evidence.jobs.ts';

let scene: CaseScene;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let maker: TestPerson;
let projectId: string;

beforeAll(async () => {
  bucket = await startBucket();
  scene = await caseScene();
  // Every part of this world holds the same store: from now on it is a bucket.
  Object.assign(scene.world.engines.files, bucket.open());
});
afterAll(async () => {
  await scene.world.close();
  await bucket.close();
});

beforeEach(async () => {
  maker = await makePerson(scene.world, `maker_${randomUUID().slice(0, 8)}`);
  projectId = await newProject(scene.world, maker.ctx.actor);
});

const files = () => scene.world.engines.files;
const act = () => ({ ...maker.ctx, newId: randomUUID });

async function draw(width = 300): Promise<{ id: string; folder: string; bytes: Buffer }> {
  const { picture } = await addPicture(act(), { projectId, file: aFlatPng(width, 200) });
  const key = picture.large.replace('/files/', '');
  const stored = await files().get(key);
  if (!stored) throw new Error('the picture was not stored');
  return { id: picture.id, folder: key.slice(0, key.lastIndexOf('/')), bytes: await buffer(stored.body) };
}

const opened = async () =>
  (await scene.opened({ kind: 'project', address: projectId, reason: 'sexual_or_violent', isIllegal: false }))
    .caseId;
const copy = (caseId: string) => copyReportedPictures.run(scene.world.jobCtx, { caseId });
const look = (caseId: string, pictureId: string, who: TestPerson | undefined = scene.admin) =>
  scene.ask(who, 'GET', `/api/admin/cases/${caseId}/pictures/${pictureId}`);
const looks = async (pictureId: string) =>
  (
    await scene.world.database.pool.query(
      `select admin_id, case_id from admin_acts where act = 'cases.readPicture' and subject_id = $1`,
      [pictureId],
    )
  ).rows;

/** The picture of a new project that was reported, with its copy made. */
async function copied() {
  projectId = await newProject(scene.world, maker.ctx.actor);
  const drawn = await draw();
  const caseId = await opened();
  await copy(caseId);
  const [picture] = (await scene.read(caseId)).pictures;
  if (!picture) throw new Error('the case names no picture');
  return { caseId, pictureId: picture.id, drawn };
}

describe('the copy of a picture that was reported', () => {
  it('stays when its maker removes the picture, and is what was seen then', async () => {
    const { caseId, pictureId, drawn } = await copied();
    await dropPicture(act(), { projectId, pictureId: drawn.id });
    await removeStoredPicture.run(scene.world.jobCtx, { folder: drawn.folder });
    expect(await files().exists(`${drawn.folder}/1600.webp`)).toBe(false);
    expect((await scene.read(caseId)).pictures).toEqual([
      { id: pictureId, state: 'copied', takenAt: expect.any(String), isStillThere: false },
    ]);
    const answer = await look(caseId, pictureId);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.equals(drawn.bytes)).toBe(true);
  });

  it('is made before the picture may go from the store', async () => {
    const drawn = await draw();
    const caseId = await opened();
    await dropPicture(act(), { projectId, pictureId: drawn.id });
    const remove = () => removeStoredPicture.run(scene.world.jobCtx, { folder: drawn.folder });
    await expect(remove()).rejects.toThrow('still being made');
    await copy(caseId);
    await remove();
    expect((await scene.read(caseId)).pictures).toMatchObject([{ state: 'copied', isStillThere: false }]);
  });

  it('is asked for with the report itself, and made once however often it is reported', async () => {
    await draw();
    const caseId = await opened();
    await opened();
    const asked = () =>
      scene.world.happened.jobs.filter(({ payload }) => Reflect.get(payload, 'caseId') === caseId);
    expect(asked().filter(({ name }) => name === 'cases.copy-pictures')).toHaveLength(1);
    await draw(200);
    await opened();
    expect(asked().filter(({ name }) => name === 'cases.copy-pictures')).toHaveLength(2);
    expect((await scene.read(caseId)).pictures).toHaveLength(2);
  });

  it('is nothing to look at where the picture was gone before', async () => {
    const { folder } = await draw();
    const caseId = await opened();
    await files().remove(`${folder}/1600.webp`);
    await copy(caseId);
    const [picture] = (await scene.read(caseId)).pictures;
    expect(picture).toMatchObject({ state: 'missing' });
    expect((await look(caseId, picture?.id ?? '')).statusCode).toBe(404);
  });
});

describe('a look at the copy of a picture', () => {
  it('is recorded in the audit log each time', async () => {
    const { caseId, pictureId } = await copied();
    await look(caseId, pictureId);
    await look(caseId, pictureId, scene.other);
    await look(caseId, pictureId);
    expect(await looks(pictureId)).toEqual(
      [scene.admin, scene.other, scene.admin].map(({ id }) => ({ admin_id: id, case_id: caseId })),
    );
  });

  it('is refused to everybody but admins, through another case, and at the address of public pictures', async () => {
    const { caseId, pictureId } = await copied();
    const another = await copied();
    expect((await look(caseId, pictureId, maker)).statusCode).toBe(403);
    expect((await look(another.caseId, pictureId)).statusCode).toBe(404);
    expect((await scene.ask(scene.admin, 'GET', `/files/${copyKey(pictureId)}`)).statusCode).toBe(404);
    expect(await looks(pictureId)).toEqual([]);
  });

  it('is refused to an admin whose own content it is', async () => {
    maker = scene.other;
    const { caseId, pictureId } = await copied();
    expect((await look(caseId, pictureId, scene.other)).statusCode).toBe(404);
    expect(await looks(pictureId)).toEqual([]);
  });
});

describe('what is forgotten', () => {
  const removeForgotten = async (pictureId: string) => {
    const job = scene.world.happened.jobs.find(
      ({ payload }) => Reflect.get(payload, 'pictureId') === pictureId,
    );
    expect(job?.name).toBe('cases.remove-copy');
    await removeForgottenCopy.run(scene.world.jobCtx, { pictureId });
  };

  it('takes the copies along when the account of whoever posted them goes', async () => {
    const { pictureId } = await copied();
    await inTransaction(scene.world.jobCtx, (tx) => eraseCasesOf(tx, maker.id));
    await removeForgotten(pictureId);
    expect(await files().exists(copyKey(pictureId))).toBe(false);
  });

  it('takes the copies of cases along that were closed long ago, and no others', async () => {
    const [old, recent] = [await copied(), await copied()];
    const closedAt = new Date(scene.world.clock.now);
    closedAt.setUTCMonth(closedAt.getUTCMonth() - retention.moderationFileMonths - 1);
    await scene.world.database.pool.query(
      `update cases set state = 'closed', outcome = 'no_violation', closed_at = $2, decided_at = $2 where id = $1`,
      [old.caseId, closedAt],
    );
    await caseJobs.find(({ name }) => name === 'cases.forget-old')?.run(scene.world.jobCtx, {});
    await removeForgotten(old.pictureId);
    expect(await files().exists(copyKey(old.pictureId))).toBe(false);
    expect(await files().exists(copyKey(recent.pictureId))).toBe(true);
  });

  it('leaves no copy behind that was being made meanwhile', async () => {
    await draw();
    const caseId = await opened();
    const [picture] = (await scene.read(caseId)).pictures;
    const { jobCtx } = scene.world;
    const slow = {
      ...jobCtx,
      files: {
        ...jobCtx.files,
        async put(...given: Parameters<typeof jobCtx.files.put>) {
          await inTransaction(jobCtx, (tx) => eraseCasesOf(tx, maker.id));
          await removeForgotten(picture?.id ?? '');
          await jobCtx.files.put(...given);
        },
      },
    };
    await copyReportedPictures.run(slow, { caseId });
    expect(await files().exists(copyKey(picture?.id ?? ''))).toBe(false);
  });
});
