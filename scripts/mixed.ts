import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '../src/infra/database/connect-database.ts';
import { pendingMigrations } from '../src/infra/database/migrations/pending-migrations.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { allMigrations } from '../src/product/migrations/all-migrations.ts';
import { startCallbackReceiver } from '../test/support/callback-receiver.ts';
import { makeSpeechClip, makeToneClip } from '../test/support/make-flow-clips.ts';
import { startMediaServer } from '../test/support/media-server.ts';
import { copyDeliveries } from './mixed/copy-deliveries.ts';
import { releasedBuild } from './mixed/released-build.ts';
import { shareDatabase } from './mixed/two-builds.ts';
import {
  deleteAndRead,
  editAndRead,
  type Log,
  orderFailing,
  orderVideo,
  readAll,
  type Sides,
} from './mixed/video-history.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run test:mixed`: the last released build alone, then beside this one on the same database and store, then this one
 * alone. Each video is ordered by one build, edited by the other, and read from both. It fails when a call is not answered as the
 * API says, a video fails, a revision is announced under two event ids, or a migration is still pending at the end.
 * `MIXED_VIDEOS` is the number of videos while both run (12). The last line is one JSON object.
 */
const videosBeside = Number(process.env.MIXED_VIDEOS ?? 12);
const ordersAtOnce = 4;
/** Copies of a delivery that the released build wrote, so that the migration takes a while. */
const oldDeliveries = 20_000;
const captions = [{ start: 0.2, end: 1.5, text: 'one beside the other' }];

await withCleanUp(async (cleanUp) => {
  const { dir, version } = await releasedBuild(console.log);
  const shared = await shareDatabase(cleanUp);
  const tone = makeToneClip(join(shared.folder, 'tone.mp4'));
  const speech = makeSpeechClip(join(shared.folder, 'speech.mp4'));
  const media = await startMediaServer({
    '/tone.mp4': { kind: 'file', file: tone },
    '/speech.mp4': { kind: 'file', file: speech },
  });
  cleanUp(() => media.close());
  // each event is refused once, so that deliveries have problems
  const receiver = await startCallbackReceiver({ answer: (_, attempt) => (attempt === 1 ? 500 : 204) });
  cleanUp(() => receiver.close());
  const database = await connectDatabase({ uri: shared.uri, logger: silentLogger });
  cleanUp(() => database.close());
  const migrations = allMigrations(database.connection);
  const log: Log = { calls: 0, failures: [] };
  const revisions = new Map<string, number>();

  const order = (sides: Sides, index: number) => {
    const source =
      index % 3 === 2
        ? // a language that the engine does not know: a notice says so
          { video_url: `${media.url}/speech.mp4`, language: 'ie' }
        : { video_url: `${media.url}/tone.mp4`, captions };
    return orderVideo({ log, sides, first: index % sides.length }, { ...source, callback: receiver.url });
  };
  const edit = async (sides: Sides, first: number, videoId: string) => {
    const revision = (revisions.get(videoId) ?? 1) + 1;
    revisions.set(videoId, revision);
    const captions_font_color = revision % 2 === 0 ? '#ff0000' : '#00ff00';
    await editAndRead({ log, sides, first: first % sides.length }, videoId, { revision, captions_font_color });
  };

  const old = await shared.start('old', dir);
  const oldAlone: Sides = [[version, old.client]];
  const oldVideos: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const videoId = await order(oldAlone, index);
    if (videoId) oldVideos.push(videoId);
  }
  for (const videoId of oldVideos) revisions.set(videoId, 1);
  if (log.failures.length > 0) throw new Error(`version ${version} alone: ${log.failures.join(', ')}`);
  await copyDeliveries(database.connection, oldDeliveries);
  console.log(`${version} alone: ${oldVideos.length} videos, ${log.calls} calls, ${log.failures.length} failures`);

  const current = await shared.start('current');
  const both: Sides = [
    [version, old.client],
    ['this build', current.client],
  ];
  let next = 0;
  const orderOn = async () => {
    for (let index = next++; index < videosBeside; index = next++) {
      const videoId = await order(both, index);
      if (!videoId) continue;
      revisions.set(videoId, 1);
      await edit(both, index + 1, videoId);
      if (index % 3 === 2) await edit(both, index, videoId);
      if (index % 5 === 4) await deleteAndRead({ log, sides: both, first: index % 2 }, videoId);
    }
  };
  const failOn = async () => {
    const missing = { video_url: `${media.url}/missing.mp4`, captions, callback: receiver.url };
    for (const first of [0, 1, 0, 1]) await orderFailing({ log, sides: both, first }, missing);
  };
  const editOld = async () => {
    for (const [index, videoId] of oldVideos.entries()) await edit(both, index, videoId);
  };
  const documentsMigrated = untilMigrated((pending) => pending.every((one) => one.waitsForOlderProcesses));
  await Promise.all([...Array.from({ length: ordersAtOnce }, orderOn), editOld(), failOn()]);
  await documentsMigrated;
  console.log(`side by side: ${revisions.size} videos, ${log.calls} calls, ${log.failures.length} failures`);

  await old.service.stop();
  const stoppedAt = performance.now();
  const alone: Sides = [['this build', current.client]];
  for (const videoId of oldVideos) await edit(alone, 0, videoId);
  for (const videoId of oldVideos) await readAll({ log, sides: alone, first: 0 }, 0, videoId);
  const indexesMs = (await untilMigrated((pending) => pending.length === 0)) - stoppedAt;

  for (const [videoId, revision] of revisions) {
    const events = new Set(receiver.of(videoId).map(({ eventId }) => eventId)).size;
    if (events !== revision) log.failures.push(`${videoId}: ${events} events for ${revision} revisions`);
  }
  const errors = ['old', 'current'].flatMap((name) => errorsIn(join(shared.folder, `${name}.log`), name));
  for (const line of [...log.failures, ...errors]) console.log(`WRONG ${line}`);
  if (log.failures.length + errors.length > 0) process.exitCode = 1;
  const revisionCount = [...revisions.values()].reduce((sum, revision) => sum + revision, 0);
  console.log(
    JSON.stringify({
      ...{ released: version, videos: revisions.size, revisions: revisionCount, calls: log.calls },
      ...{ failures: log.failures.length, errors: errors.length, oldDeliveries },
      ...{ migrated: migratedBy(join(shared.folder, 'current.log')) },
      indexesDroppedSeconds: Math.round(indexesMs / 100) / 10,
    }),
  );

  /** @returns the moment at which it was seen */
  async function untilMigrated(isDone: (pending: Awaited<ReturnType<typeof pendingMigrations>>) => boolean) {
    const until = performance.now() + 600_000;
    for (;;) {
      const pending = await pendingMigrations(migrations);
      if (isDone(pending)) return performance.now();
      if (performance.now() > until) throw new Error(`still pending: ${JSON.stringify(pending)}`);
      await wait(250);
    }
  }
});

/** What the log of a service says of the rounds of its migrations that changed something. */
function migratedBy(file: string): { migration: string; changed: number; ms: number }[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.includes('"migration":'))
    .map((line) => {
      const { migration, changed, ms } = JSON.parse(line);
      return { migration, changed, ms };
    });
}

/** Lines of the log of a service at the level `error` or above. */
function errorsIn(file: string, name: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))
    .map((line) => `${name}: ${line.slice(0, 400)}`);
}
