import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/engine/index.ts';
import { loadConfig } from '../src/infra/config/load-config.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { containers } from './corpus/inputs/containers.ts';
import { joins } from './corpus/inputs/joins.ts';
import { longClips } from './corpus/inputs/long-clips.ts';
import { coloursAndShapes } from './corpus/inputs/colours-and-shapes.ts';
import { quality } from './corpus/inputs/quality.ts';
import { refusals } from './corpus/inputs/refusals.ts';
import { type InputResult, runInput } from './corpus/run-input.ts';
import { audio } from './corpus/inputs/audio.ts';
import { streams } from './corpus/inputs/streams.ts';
import { times } from './corpus/inputs/times.ts';
import { tools } from './corpus/tools.ts';
import { writeTable } from './corpus/write-table.ts';

/**
 * `npm run corpus`: makes hard inputs, captions them, and measures what comes out. Ends with 1 if any is not right; the
 * last line is one JSON object. `-- --only WORD` takes those with a word in their group or name, `-- --write` renews
 * docs/hard-inputs.md.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });
const all = [
  ...containers,
  ...audio,
  ...longClips,
  ...times,
  ...joins,
  ...coloursAndShapes,
  ...streams,
  ...quality,
  ...refusals,
];
const inputs = all.filter(({ group, name }) =>
  `${group} ${name}`.toLowerCase().includes((values.only ?? '').toLowerCase()),
);

const dir = await mkdtemp(join(tmpdir(), 'captioneer-corpus-'));
const results: InputResult[] = [];
try {
  const config = loadConfig();
  const paths = { ...config.paths, dataDir: dir };
  const pipeline = await createEngine({ config: { ...config, paths }, tools, logger: silentLogger });
  let next = 0;
  const work = async () => {
    for (let at = next++; at < inputs.length; at = next++) {
      const input = inputs[at];
      if (!input) return;
      const result = await runInput(pipeline, input, join(dir, String(at)));
      results[at] = result;
      console.log(
        `${result.passed ? 'right' : 'WRONG'}  ${result.group}: ${result.name}: ${result.measured} (${result.seconds} s)`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, availableParallelism())) }, work));
} finally {
  await rm(dir, { recursive: true, force: true });
}
if (values.write) await writeTable('docs/hard-inputs.md', results);
const wrong = results.filter(({ passed: isRight }) => !isRight);
console.log(
  JSON.stringify({
    inputs: results.length,
    right: results.length - wrong.length,
    wrong: wrong.map(({ name }) => name),
  }),
);
process.exitCode = wrong.length > 0 ? 1 : 0;
