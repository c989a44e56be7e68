import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { systemClock } from '../src/infra/clock.ts';
import { connectDatabase } from '../src/infra/database/connect-database.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../src/infra/storage/disk-object-store.ts';
import { takeBackup } from '../src/product/backup/take-backup.ts';
import { startCallbackReceiver } from '../test/support/callback-receiver.ts';
import { makeSpeechClip, makeToneClip } from '../test/support/make-flow-clips.ts';
import { startMediaServer } from '../test/support/media-server.ts';
import { untilDone } from './faults/until-done.ts';
import { releasedBuild } from './mixed/released-build.ts';
import { shareDatabase } from './mixed/two-builds.ts';
import { type Making, orderFailing, orderVideo } from './mixed/video-history.ts';
import { projectDir } from './service/service-process.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `node --import tsx scripts/make-release-fixture.ts` writes `test/fixtures/version-1.0.0.tar.gz`: database and media as the released
 * build has written them, in the form of a backup, and the ids of its videos. One video has captions that were given, one was
 * transcribed, one has failed; a callback of the first is still to be delivered.
 */
await withCleanUp(async (cleanUp) => {
  const { dir, version } = await releasedBuild(console.log);
  const shared = await shareDatabase(cleanUp);
  const media = await startMediaServer({
    '/tone.mp4': { kind: 'file', file: makeToneClip(join(shared.folder, 'tone.mp4')) },
    '/speech.mp4': { kind: 'file', file: makeSpeechClip(join(shared.folder, 'speech.mp4')) },
  });
  cleanUp(() => media.close());
  const receiver = await startCallbackReceiver();
  cleanUp(() => receiver.close());

  const old = await shared.start('old', dir);
  const making: Making = { log: { calls: 0, failures: [] }, sides: [[version, old.client]], first: 0 };
  const transcribed = await orderVideo(making, { video_url: `${media.url}/speech.mp4`, callback: receiver.url });
  const failed = await orderFailing(making, { video_url: `${media.url}/missing.mp4`, callback: receiver.url });
  const captions = [{ start: 0.2, end: 1.5, text: 'as it was before' }];
  const refusing = await startCallbackReceiver({ answer: () => 500 });
  cleanUp(() => refusing.close());
  const given = await orderVideo(making, { video_url: `${media.url}/tone.mp4`, captions, callback: refusing.url });
  await untilDone(async () => {
    if (refusing.received.length === 0) throw new Error('no callback has come');
  });
  if (making.log.failures.length > 0) throw new Error(making.log.failures.join(', '));
  await old.service.stop();

  const database = await connectDatabase({ uri: shared.uri, logger: silentLogger });
  cleanUp(() => database.close());
  const backup = join(shared.folder, 'backup');
  await mkdir(backup);
  const store = createDiskObjectStore({ rootDir: join(shared.folder, 'storage') });
  const taken = await takeBackup({ connection: database.connection, store, clock: systemClock }, backup, {
    withMedia: true,
  });
  writeFileSync(
    join(backup, 'account.json'),
    JSON.stringify({ token: old.client.token, given, transcribed, failed }, null, 2),
  );
  const archive = resolve(projectDir, `test/fixtures/version-${version}.tar.gz`);
  await rm(archive, { force: true });
  await execa('tar', ['-czf', archive, '-C', backup, '.']);
  console.log(`${archive}: ${taken.collections.reduce((sum, { documents }) => sum + documents, 0)} documents`);
});
