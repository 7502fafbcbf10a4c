import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../source-files.ts';
import { reachOfFlow } from './flows.ts';
import { declarationsOf } from './symbols.ts';

const inFeatures = (path: string, text: string): SourceFile => ({
  path: `server/src/features/${path}`,
  text,
});

const files = [
  inFeatures(
    'parcels/send-parcel.ts',
    `import type { Size } from './size.ts';
     import { insertParcel, unused } from './parcels.queries.ts';
     import { parcelEvents } from './parcels.events.ts';
     export function sendParcel(tx, size: Size) { insertParcel(tx); label(); tx.record(parcelEvents.sent, {}); }
     function label() {}
     export function other() { unused(); }`,
  ),
  inFeatures('parcels/size.ts', `export type Size = 'small';`),
  inFeatures(
    'parcels/parcels.queries.ts',
    `import { far } from './far.ts';
     export function insertParcel() {}
     export function unused() { far(); }`,
  ),
  inFeatures('parcels/far.ts', `export function far() {}`),
  inFeatures(
    'parcels/parcels.events.ts',
    `export const parcelEvents = { sent: event('sent'), lost: event('lost') };`,
  ),
  inFeatures(
    'bills/bills.module.ts',
    `import { parcelEvents } from '../parcels/parcels.events.ts';
     import * as bills from './bills.ts';
     export const billsModule = feature({ listeners: [
       listener({ on: parcelEvents.sent, jobs: () => [bills.writeBill.request()] }),
       listener({ on: parcelEvents.lost, jobs: () => [bills.writeApology.request()] }),
     ] });`,
  ),
  inFeatures(
    'bills/bills.ts',
    `import { apologize } from './apologize.ts';
     export const writeBill = job({ handle() {} });
     export const writeApology = job({ handle: apologize });`,
  ),
  inFeatures('bills/apologize.ts', `export function apologize() {}`),
];

const fileNames = (paths: string[]) => paths.map((path) => path.replace('server/src/features/', ''));

describe('the reach of a flow', () => {
  const flow = { name: 'send', entries: ['parcels/sendParcel'] };

  it('counts the files whose functions run, not all that these files import', () => {
    const { files: reached } = reachOfFlow(flow, declarationsOf(files));
    expect(fileNames(reached)).toEqual([
      'parcels/parcels.events.ts',
      'parcels/parcels.queries.ts',
      'parcels/send-parcel.ts',
    ]);
  });

  it('counts imported functions and types as concepts', () => {
    const { concepts } = reachOfFlow(flow, declarationsOf(files));
    expect(fileNames(concepts)).toEqual([
      'parcels/parcels.events.ts#parcelEvents',
      'parcels/parcels.queries.ts#insertParcel',
      'parcels/size.ts#Size',
    ]);
  });

  it('follows only the listeners of the events that are recorded', () => {
    const { files: reached, features } = reachOfFlow({ ...flow, followsEvents: true }, declarationsOf(files));
    expect(fileNames(reached)).toContain('bills/bills.ts');
    expect(fileNames(reached)).not.toContain('bills/apologize.ts');
    expect(features).toEqual(['bills', 'parcels']);
  });
});
