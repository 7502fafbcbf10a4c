import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { supportScene } from '../support-scene.testing.ts';
import { booked } from './histories.testing.ts';

const events = Number(process.env['EVENTS'] ?? 1_000);
const copies = 50;

it(`${events} events, each fifty times at once, have one effect each, and forged ones none`, async () => {
  const scene = await supportScene();
  const { standIn, world } = scene;
  let refused = 0;
  let forgedTaken = 0;
  let effects = 0;
  let done = 0;
  while (done < events) {
    const before = standIn.rings.length;
    const { sessionId } = await scene.begin({ cents: 100 + done });
    standIn.till.pay(sessionId);
    for (const ring of standIn.rings.slice(before)) {
      const { body, signature } = ring;
      const old = new Date(world.clock.now.getTime() - 301_000);
      const forged = [
        { ...ring, signature: 't=1,v1=00' },
        { ...ring, signature: standIn.sign(body, { at: old }) },
        { ...ring, body: JSON.stringify(JSON.parse(body), null, 1), signature },
        { ...ring, signature: standIn.sign(body, { secret: 'whsec_other' }) },
        { ...ring, body: body.slice(0, -20) },
      ];
      forgedTaken += (await scene.ring(forged)).filter((status) => status !== 400).length;
      const statuses = await Promise.all(Array.from({ length: copies }, () => scene.ring([ring])));
      refused += statuses.flat().filter((status) => status !== 200).length;
      done += 1;
    }
    effects += world.happened.jobs.filter(({ name }) => name === 'support.answer-ring').length;
    await scene.work();
  }
  const rows = await scene.query('select from provider_events');
  const [ours, theirs] = [await scene.balances(), booked(scene)];
  const differing = Object.keys(theirs).filter((account) => ours[account] !== theirs[account]);
  await scene.close();
  keepProof('support-same-event', { events: done, copies }, [
    { what: 'copies that were refused', got: refused, goal: 0, atMost: true },
    { what: 'effects beyond one each', got: Math.abs(effects - done), goal: 0, atMost: true },
    { what: 'rows beyond one each', got: Math.abs(rows.length - done), goal: 0, atMost: true },
    { what: 'forged, old or rewritten events taken', got: forgedTaken, goal: 0, atMost: true },
    { what: 'accounts of the ledger that differ', got: differing.length, goal: 0, atMost: true },
  ]);
});
