import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const logger = new URL('../../../src/infra/logging/logger.ts', import.meta.url).href;

/** A process with a logger; nobody reads its output unless the test does. */
function startLogging(program: string): ChildProcess {
  const source = `import { createLogger } from ${JSON.stringify(logger)};\nconst logger = createLogger('info');\n${program}`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', source];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
}

describe('the log on standard output', () => {
  it.each([
    ['exits', 'process.exit(3);'],
    ['throws', "throw new Error('a fault');"],
  ])('has every line of a process that %s', async (_, ending) => {
    const child = startLogging(
      `for (let line = 0; line < 2000; line++) logger.info({ line }, 'a line of the log');\n${ending}`,
    );
    const written = child.stdout ? await text(child.stdout) : '';
    const lines = written.trim().split('\n');
    expect(lines).toHaveLength(2000);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: 1999 });
  });

  it('does not stop a process while nobody reads it', async () => {
    const child = startLogging(`
      for (let line = 0; line < 2000; line++) logger.info('x'.repeat(1000));
      setTimeout(() => process.send('still running'), 50);
      setInterval(() => {}, 1000);`);
    const [said] = await once(child, 'message');
    expect(said).toBe('still running');
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
