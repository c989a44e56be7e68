import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/engine/create-engine.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { allInputs } from './corpus/all-inputs.ts';
import { type InputResult, runInput } from './corpus/run-input.ts';
import { tools } from './corpus/tools.ts';
import { writeTable } from './corpus/write-table.ts';

/**
 * `npm run corpus`: makes hard inputs, captions them, and measures the outputs. The exit code is 1 if any check fails. The
 * last line is one JSON object. `-- --only TEXT` takes the inputs with this text in their group or name; `-- --write`
 * writes docs/hard-inputs.md.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });
const only = (values.only ?? '').toLowerCase();
const inputs = allInputs.filter(({ group, name }) => `${group} ${name}`.toLowerCase().includes(only));

const dir = await mkdtemp(join(tmpdir(), 'captioneer-corpus-'));
const results: InputResult[] = [];
try {
  const config = loadConfig();
  const paths = { ...config.paths, dataDir: dir };
  const engine = await createEngine({ config: { ...config, paths }, tools, logger: silentLogger });
  let next = 0;
  const work = async () => {
    for (let at = next++; at < inputs.length; at = next++) {
      const input = inputs[at];
      if (!input) return;
      const result = await runInput(engine, input, join(dir, String(at)));
      results[at] = result;
      const { group, name, passed, measured, seconds } = result;
      console.log(`${passed ? 'passed' : 'FAILED'}  ${group}: ${name}: ${measured} (${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
} finally {
  await rm(dir, { recursive: true, force: true });
}
if (values.write) await writeTable('docs/hard-inputs.md', results);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(JSON.stringify({ inputs: results.length, passed: results.length - failed.length, failed }));
process.exitCode = failed.length > 0 ? 1 : 0;
