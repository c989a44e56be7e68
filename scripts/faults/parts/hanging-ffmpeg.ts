import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';
import { type CleanUp, makeTemporaryFolder } from '../../service/temporary-service.ts';
import { untilDelivered } from '../check-fleet.ts';
import { type FaultPart, playFaults } from '../fault-part.ts';

const videosARound = 3;
const beforeMs = 2_000;

/** One ffmpeg of each round hangs: it does nothing more, and never ends by itself. */
export const hangingFfmpeg: FaultPart = {
  name: 'hanging-ffmpeg',
  rounds: 4,
  cannotRun: () => (process.platform === 'linux' ? null : 'a hanging process is found on Linux only'),
  async run(cleanUp, { rounds, random, members = 1 }) {
    const { cacheDir, armed } = await cacheWithHangingFfmpeg(cleanUp);
    const options = { members, workerEnv: { CACHE_DIR: cacheDir } };
    return playFaults(cleanUp, options, async (fleet) => {
      let hung = 0;
      for (let round = 0; round < rounds; round += 1) {
        const created = fleet.createVideos(videosARound);
        await delay(random() * beforeMs);
        writeFileSync(armed, '');
        for (const videoId of await created) await untilDelivered(fleet, videoId);
        if (!existsSync(armed)) hung += 1;
      }
      return { hung };
    });
  },
};

/** A folder of tools whose ffmpeg hangs once for each time that the file `armed` is written. */
async function cacheWithHangingFfmpeg(cleanUp: CleanUp): Promise<{ cacheDir: string; armed: string }> {
  const tools = readToolPaths(loadConfig().paths.cacheDir);
  const cacheDir = await makeTemporaryFolder(cleanUp);
  const ffmpeg = join(cacheDir, 'ffmpeg');
  const armed = join(cacheDir, 'armed');
  // only one of several processes can move the file
  const hang = `mv "${armed}" "${armed}.$$" 2>/dev/null && exec sleep 86400`;
  writeFileSync(ffmpeg, `#!/bin/sh\n[ -e "${armed}" ] && ${hang}\nexec "${tools.ffmpeg}" "$@"\n`);
  chmodSync(ffmpeg, 0o755);
  writeFileSync(join(cacheDir, 'tools.json'), JSON.stringify({ ...tools, ffmpeg }));
  return { cacheDir, armed };
}
