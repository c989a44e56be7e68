#!/usr/bin/env node
// Runs the tests: node scripts/run-tests.mjs [--quick] [arguments of vitest]. Setup runs before it and provides the tools.
// The last line says how many tests passed and failed, as vitest counted them. With --watch it keeps running, and runs the
// tests that a change affects. --quick leaves out the tests listed below.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTools } from './setup/files.mjs';
import { mongodVersion } from './setup/mongod.mjs';
import { readSetupSettings } from './setup/settings.mjs';
import { countTests, summaryLine } from './test-summary.mjs';

/** Tests that take seconds each: they run the service, ffmpeg, Whisper, mongod or a browser, or try thousands of cases. */
const slowTests = [
  'test/{flows,contracts}/**',
  'test/scripts/{corpus-checks,hard-inputs}.test.ts',
  'test/scripts/{s3-server/start-s3-server,fleet/run-fleet}.test.ts',
  'test/deploy/promtool.test.ts',
  'test/engine/media/copies/**',
  'test/engine/reframe/{between-bars,find-faces}.test.ts',
  'test/engine/render/{framing,output,preview,segments,stills,styles}/**',
  'test/engine/speech/{command,openai}/**',
  'test/infra/database/**',
  'test/product/videos/{preview,rendering,steps}/**',
  '**/*.{browser,property}.test.ts',
  '**/{histories,kill,soft-shadows,whisper-transcriber}.test.ts',
];

const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'captioneer-tests-'));
const reportPath = join(folder, 'report.json');

try {
  const exitCode = await runVitest(process.argv.slice(2).flatMap(expandArgument));
  const count = countTests(readReport());
  process.exitCode = exitCode === 0 && (count.passed === 0 || count.failed > 0) ? 1 : exitCode;
  if (exitCode !== 0 && count.failed === 0) console.log(`vitest ended with exit code ${exitCode}: see above`);
  console.log(summaryLine(count));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} argument */
function expandArgument(argument) {
  return argument === '--quick' ? slowTests.flatMap((glob) => ['--exclude', glob]) : [argument];
}

/** @param {string[]} args @returns {Promise<number>} its exit code */
async function runVitest(args) {
  const vitest = join(rootDir, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const env = { ...process.env, ...(await memoryServerEnv()) };
  const child = spawn(process.execPath, [vitest, ...(args.includes('--watch') ? [] : ['run']), ...reporters, ...args], {
    cwd: rootDir,
    env,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Makes mongodb-memory-server start the mongod that setup found, instead of downloading one. */
async function memoryServerEnv() {
  const { cacheDir } = readSetupSettings({ args: ['--for', 'test'], env: process.env, rootDir });
  const { mongod } = readTools(cacheDir);
  if (mongod === null) return {};
  const version = await mongodVersion(mongod, 'the mongod for tests');
  return { MONGOMS_SYSTEM_BINARY: mongod, MONGOMS_VERSION: version, MONGOMS_RUNTIME_DOWNLOAD: 'false' };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return null; // vitest stopped before it wrote the report
  }
}
