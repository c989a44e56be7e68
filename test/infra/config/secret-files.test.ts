import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { realDisk } from '../../../src/infra/config/disk.ts';
import { readConfig } from '../../../src/infra/config/read-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const file = join(folder, `secret-${Buffer.from(text).toString('hex')}`);
  writeFileSync(file, text);
  return file;
}

const read = (env: Record<string, string>) => readConfig(env, realDisk);

it('takes settings from files, without the white space around them', () => {
  const config = read({ METRICS_TOKEN_FILE: fileWith('secret one\n'), PORT_FILE: fileWith(' 81 '), HOST_FILE: '' });
  expect([config.metricsToken, config.http.port, config.http.host]).toEqual(['secret one', 81, '127.0.0.1']);
});

it('checks what stands in a file as it checks variables, and never tells it', () => {
  const refusal = expect.objectContaining({
    code: 'configuration',
    message: expect.stringContaining('  PORT must be'),
  });
  const wrong = fileWith('eighty-one');
  expect(() => read({ PORT_FILE: wrong })).toThrow(refusal);
  expect(() => read({ PORT_FILE: wrong })).not.toThrow('eighty-one');
});

it.each([
  ['is not there', { METRICS_TOKEN_FILE: join(folder, 'missing') }],
  ['is a folder', { METRICS_TOKEN_FILE: folder }],
  ['is empty', { METRICS_TOKEN_FILE: fileWith(' \n') }],
  ['stands beside the variable', { METRICS_TOKEN_FILE: fileWith('one'), METRICS_TOKEN: 'another' }],
])('refuses a file that %s', (_problem, env) => {
  expect(() => read(env)).toThrow('METRICS_TOKEN_FILE must be a file with the value of METRICS_TOKEN');
});
