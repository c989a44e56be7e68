import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startFakeTelegram } from './fake-telegram/start-fake-telegram.ts';
import { ensureSchemathesis } from './fuzz/ensure-schemathesis.ts';
import { run } from './fuzz/run.ts';
import { projectDir } from './service/service-process.ts';
import { type CleanUp, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run test:fuzz`: calls a service of its own with generated requests, right and wrong ones, and checks each answer
 * against /openapi.json: its status, its type and its body. Options are passed on to `schemathesis run`.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'ignored_auth',
];
const outDir = resolve(projectDir, 'out/fuzz');
/** Examples for each operation. The seed makes a run repeatable. */
const defaults = ['--max-examples', '100', '--seed', '20261123', '--phases', 'examples,coverage,fuzzing'];

async function fuzz(cleanUp: CleanUp): Promise<void> {
  const pythonPath = await ensureSchemathesis();
  const telegram = await startFakeTelegram({ local: true });
  cleanUp(() => telegram.close());
  const botToken = '700001:only-for-this-machine';
  telegram.addBot({ token: botToken });
  // what is not configured is answered with 404, whatever the method
  const settings = {
    SPEECH_ENGINE: 'none',
    // 429 is documented, and would hide all other answers
    RATE_LIMIT_PER_MINUTE: '0',
    PAYMENTS_PROVIDER: 'signed',
    PAYMENTS_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    PRICE_TABLE: JSON.stringify([{ item: 'minutes-60', amount: '9.00', currency: 'USD', seconds: 3600 }]),
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_API_ROOT: telegram.url,
    TELEGRAM_UPDATES: 'webhook',
    TELEGRAM_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
  };
  const { baseUrl, runCli } = await startTemporaryService(cleanUp, { env: settings });
  const { api_token: token } = JSON.parse(await runCli(['user', 'create', '--email', 'fuzz@example.com', '--json']));
  const program = ['-c', 'from schemathesis.cli import schemathesis; schemathesis()'];
  const headers = ['--header', `Authorization: Bearer ${token}`];
  const args = ['run', `${baseUrl}/openapi.json`, ...headers, '--checks', checks.join(','), ...defaults];
  const env = { PYTHONPATH: `${pythonPath}:${resolve(projectDir, 'scripts/fuzz')}`, SCHEMATHESIS_HOOKS: 'hooks' };
  // schemathesis keeps what it found where it runs
  await mkdir(outDir, { recursive: true });
  const code = await run('python3', [...program, ...args, ...process.argv.slice(2)], { cwd: outDir, env });
  if (code !== 0) throw new Error('some answers are not as documented: see above.');
}

withCleanUp(fuzz).then(
  () => process.exit(0),
  (error) => {
    console.error(`test:fuzz failed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  },
);
