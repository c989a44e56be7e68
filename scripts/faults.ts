import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { seededRandom } from '../test/support/seeded-random.ts';
import type { FaultPart, PartReport } from './faults/fault-part.ts';
import { cutConnections } from './faults/parts/cut-connections.ts';
import { failCommand } from './faults/parts/fail-command.ts';
import { fullDisk } from './faults/parts/full-disk.ts';
import { hangingFfmpeg } from './faults/parts/hanging-ffmpeg.ts';
import { jumpingClock } from './faults/parts/jumping-clock.ts';
import { primary } from './faults/parts/primary.ts';
import { randomKills } from './faults/parts/random-kills.ts';
import { store503 } from './faults/parts/store-503.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run test:faults`: an API, two workers, a replica set and a store as processes of their own, and one fault after the
 * other. It fails when a video fails, is announced under two event ids, or is paid for wrongly. `-- --only primary`, which
 * may be repeated, plays that part alone; `--rounds 5` sets its rounds, `--seed` repeats a run's moments. The last line is
 * one JSON object.
 */
const parts: readonly FaultPart[] = [
  primary,
  failCommand,
  store503,
  cutConnections,
  fullDisk,
  hangingFfmpeg,
  jumpingClock,
  randomKills,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const chosen = parts.filter(({ name }) => values.only.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`no part has that word in its name: ${parts.map(({ name }) => name)}`);

const reports: Record<string, PartReport & { seconds: number; rounds: number }> = {};
const skipped: Record<string, string> = {};
for (const part of chosen) {
  const reason = part.cannotRun?.() ?? null;
  if (reason === null) await play(part);
  else {
    skipped[part.name] = reason;
    console.log(`${part.name}: skipped, ${reason}`);
  }
}
const wrong = Object.entries(reports).flatMap(([name, report]) => report.wrong.map((line) => `${name}: ${line}`));
for (const line of wrong) console.log(`WRONG ${line}`);
if (wrong.length > 0) process.exitCode = 1;
console.log(JSON.stringify({ seed: Number(values.seed), reports, skipped }));

async function play(part: FaultPart): Promise<void> {
  const rounds = Number(values.rounds ?? part.rounds);
  const startedMs = performance.now();
  await withCleanUp(async (cleanUp) => {
    const report = await part.run(cleanUp, { rounds, random: seededRandom(Number(values.seed)) }).catch(brokeOff);
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    reports[part.name] = { ...report, rounds, seconds };
    const { videos, processed, callbacks, facts } = report;
    console.log(
      `${part.name}: ${processed} of ${videos} videos processed, ${callbacks} callbacks, ${JSON.stringify(facts)}, ${seconds} s`,
    );
  });
}

/** A video that never ends, for example. */
function brokeOff(error: unknown): PartReport {
  const wrong = [`it broke off: ${error instanceof Error ? error.message : error}`];
  return { videos: 0, processed: 0, failed: 0, callbacks: 0, balanceSeconds: 0, wrong, facts: {} };
}
