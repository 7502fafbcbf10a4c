import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { HostilePicture } from '../../testing/hostile-pictures.ts';
import { memberOf } from '../../testing/people/members.ts';
import { tidepool } from '../../testing/projects/projects.ts';
import type { World } from '../../testing/world.ts';

export interface UploadDoor {
  url: string;
  /** Where its answer names the pictures. */
  pictures: 'avatar' | 'cover';
  send(file: HostilePicture): Promise<LightMyRequestResponse>;
}

/** Both ways by which a member's picture comes in. */
export async function uploadDoors(world: World, app: FastifyInstance): Promise<UploadDoor[]> {
  const maya = await memberOf(world, app);
  const { id } = (await maya.ask('POST', '/api/projects', tidepool)).json();
  const door = (url: string, pictures: UploadDoor['pictures']): UploadDoor => ({
    url,
    pictures,
    async send({ type, bytes }) {
      const headers = { 'content-type': type, cookie: maya.cookie };
      for (;;) {
        const answer = await app.inject({ method: 'PUT', url, payload: bytes, headers });
        // A machine that is busy with other tests turns work away, which is not what these are about.
        if (answer.statusCode !== 503) return answer;
      }
    },
  });
  return [door('/api/me/avatar', 'avatar'), door(`/api/projects/${id}/cover`, 'cover')];
}
