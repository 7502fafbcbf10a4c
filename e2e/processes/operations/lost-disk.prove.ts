import pg from 'pg';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { pause } from '../harness/pause.ts';
import { openCluster } from '../harness/servers/cluster.ts';
import { onServer } from '../harness/servers/database.ts';
import { until } from '../harness/until.ts';

const everyMs = 100;

it('a primary that is lost with its disk, at the worst moment, takes at most a minute of confirmed writes with it', async () => {
  const cluster = await openCluster();
  const query = (text: string) => onServer(text, cluster.url);
  await onServer('create database firstlight', cluster.url.replace('/firstlight', '/postgres'));
  await query('create table written (at timestamptz primary key)');
  await cluster.backrest('stanza-create');
  await cluster.backrest('--type=full', 'backup');

  const writer = new pg.Client({ connectionString: cluster.url });
  writer.on('error', () => undefined);
  await writer.connect();
  let last = new Date(0);
  let isLost = false;
  const writing = (async () => {
    while (!isLost) {
      const { rows } = await writer
        .query<{ at: Date }>('insert into written values (clock_timestamp()) returning at')
        .catch(() => ({ rows: [] }));
      last = rows[0]?.at ?? last;
      await pause(everyMs);
    }
  })();

  // The worst moment is the one before the next piece is archived, after two that were archived by the clock.
  const archived = async () => {
    const [row] = await query('select archived_count::int, last_archived_time as at from pg_stat_archiver');
    return row as { archived_count: number; at: Date };
  };
  const { archived_count: before } = await archived();
  const moments: number[] = [];
  await until('two pieces by the clock', async () => {
    const { archived_count: count, at } = await archived();
    if (count > before && moments.at(-1) !== at.getTime()) moments.push(at.getTime());
    await pause(200);
    return moments.length >= 3;
  });
  const [one = 0, other = 0] = moments.slice(-2);
  const between = other - one;
  await pause(other + between - 1_000 - Date.now());
  await cluster.kill();
  isLost = true;
  await writing;
  await cluster.putAside();
  await cluster.backrest('restore');
  await cluster.start();
  await until('the end of recovery', async () => {
    const [row] = await query('select pg_is_in_recovery() as recovering');
    return row?.['recovering'] === false;
  });
  const [found = {}] = await query('select max(at) as at, count(*)::int as rows from written');
  await cluster.remove();
  const lost = (last.getTime() - (found['at'] as Date).getTime()) / 1_000;
  keepProof('lost-disk', { kept: Number(found['rows']), secondsBetweenPieces: between / 1_000 }, [
    { what: 'seconds of confirmed writes lost', got: lost, goal: 60, atMost: true },
  ]);
});
