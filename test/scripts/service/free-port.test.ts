import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/service/free-port.ts';

it('gives a port to one process at a time', async () => {
  const program =
    "const { findFreePort } = await import('./scripts/service/free-port.ts');" +
    'const ports = []; for (let i = 0; i < 500; i++) ports.push(await findFreePort()); console.log(JSON.stringify(ports));';
  const own = [];
  for (let index = 0; index < 500; index += 1) own.push(await findFreePort());
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const others: number[] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(new Set([...own, ...others]).size).toBe(1000);
});

it('gives out again what a process had that has ended', async () => {
  const program =
    "const { findFreePort } = await import('./scripts/service/free-port.ts');" +
    'let port; for (let i = 0; i < 3000; i++) port = await findFreePort(); console.log(port);';
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  // together more than there are
  for (let round = 0; round < 4; round += 1) execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(await findFreePort()).toBeGreaterThan(0);
});
