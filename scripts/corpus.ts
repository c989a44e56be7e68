import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/engine/index.ts';
import { loadConfig } from '../src/infra/config/load-config.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { containers } from './corpus/containers.ts';
import { joins } from './corpus/joins.ts';
import { minutes } from './corpus/minutes.ts';
import { pictures } from './corpus/pictures.ts';
import { quality } from './corpus/quality.ts';
import { refusals } from './corpus/refusals.ts';
import { type InputResult, runInput } from './corpus/run-input.ts';
import { sounds } from './corpus/sounds.ts';
import { streams } from './corpus/streams.ts';
import { times } from './corpus/times.ts';
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
  ...sounds,
  ...minutes,
  ...times,
  ...joins,
  ...pictures,
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
        `${result.isRight ? 'right' : 'WRONG'}  ${result.group}: ${result.name}: ${result.says} (${result.seconds} s)`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, availableParallelism())) }, work));
} finally {
  await rm(dir, { recursive: true, force: true });
}
if (values.write) await writeTable('docs/hard-inputs.md', results);
const wrong = results.filter(({ isRight }) => !isRight);
console.log(
  JSON.stringify({
    inputs: results.length,
    right: results.length - wrong.length,
    wrong: wrong.map(({ name }) => name),
  }),
);
process.exitCode = wrong.length > 0 ? 1 : 0;
