import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { captionStyleNames } from '../src/engine/captions/settings/style-names.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { benchClip } from './bench/render/bench-clip.ts';
import { benchMemory } from './bench/render/bench-memory.ts';
import { benchStyles } from './bench/render/bench-styles.ts';
import type { BenchClip } from './bench/render/make-bench-source.ts';

/**
 * `npm run bench:render`: processor time of a plain encode, of our full render, and of an edit of one word; and the memory
 * of a worker. The last line is one JSON object. All of it takes more than an hour on two cores: `-- --seconds 20 --runs 1`
 * uses shorter clips, `-- --only vertical` (or `long`, or `memory`) measures a part. `-- --only styles` measures full renders and
 * edits of the vertical clip in every style, `-- --only styles --styles pop,neon` in these.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    styles: { type: 'string', default: captionStyleNames.join(',') },
  },
});
const isSelected = (part: string) => values.only === undefined || values.only === part;
const [seconds, runs] = [Number(values.seconds), Number(values.runs)];
const vertical: BenchClip = { name: `${seconds} s 1080×1920`, seconds, width: 1080, height: 1920 };
const wide = (name: string, length: number): BenchClip => ({ name, seconds: length, width: 1280, height: 720 });
const long = wide(`${(seconds * 10) / 60} min 1280×720`, seconds * 10);

const { ffmpeg } = readToolPaths(loadConfig().paths.cacheDir);
const dir = await mkdtemp(join(tmpdir(), 'captioneer-bench-render-'));
try {
  const rows: Awaited<ReturnType<typeof benchClip>>[] = [];
  if (isSelected('vertical')) rows.push(await benchClip(ffmpeg, vertical, { runs, dir }));
  if (isSelected('long')) rows.push(await benchClip(ffmpeg, long, { runs, dir }));
  console.table(rows);
  const styles =
    values.only === 'styles'
      ? await benchStyles(ffmpeg, vertical, { runs, dir, styles: values.styles.split(',') })
      : [];
  console.table(styles);
  const clips = isSelected('memory') ? [wide(`${seconds} s 1280×720`, seconds), long] : [];
  const memory = await benchMemory(ffmpeg, clips, dir);
  console.table(memory);
  console.log(
    JSON.stringify({ processor: cpus()[0]?.model, cores: availableParallelism(), runs, rows, styles, memory }),
  );
} finally {
  await rm(dir, { recursive: true, force: true });
}
