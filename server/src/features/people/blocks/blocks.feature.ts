import * as blocks from '@firstlight/contract/people/blocks/blocks.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { blockPerson } from './block-person.ts';
import { blocksPersonal } from './blocks.personal.ts';
import { listBlocked } from './list-blocked.ts';
import { unblockPerson } from './unblock-person.ts';

export const blocksFeature = feature({
  name: 'blocks',
  routes: [
    route(blocks.listBlocked, listBlocked),
    route(blocks.blockPerson, blockPerson),
    route(blocks.unblockPerson, unblockPerson),
  ],
  personal: [blocksPersonal],
});
