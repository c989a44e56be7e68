import { describe, expect, it } from 'vitest';
import { enough, runTool } from '../../../../src/engine/media/ffmpeg/run-tool.ts';

const shell = (script: string) => ({ program: '/bin/sh', args: ['-c', script] });

describe('a tool that complains', () => {
  it.each([
    ['in lines', 'yes complaint >&2'],
    ['in a line without an end', 'yes complaint | tr -d "\\n" >&2'],
  ])('without end is stopped, with a clear cause: %s', async (_, script) => {
    let longest = 0;
    const onErrorLine = (line: string) => {
      longest = Math.max(longest, line.length);
    };
    for (const handlers of [{}, { onErrorLine }]) {
      const failure = await runTool({ ...shell(script), errorBytes: 3_000_000, ...handlers }).catch((error) => error);
      expect(failure).toMatchObject({ brokeLimit: true, wasKilled: false, timedOut: false });
      expect(failure.message).toBe('sh printed too much');
      expect(failure.stderrTail.length).toBeLessThan(25_000);
      expect(failure.stderrTail).toContain('complaint');
    }
    expect(longest).toBeLessThanOrEqual(65_536);
  });

  it('is stopped without a limit being asked for', async () => {
    await expect(runTool(shell('yes complaint >&2'))).rejects.toMatchObject({ brokeLimit: true });
  });

  it('has its last lines told, and every line passed on', async () => {
    const lines: string[] = [];
    const script = 'for i in $(seq 1 100); do echo "line $i é" >&2; done; printf last >&2; exit 3';
    const run = { ...shell(script), onErrorLine: (line: string) => lines.push(line) };
    const failure = await runTool(run).catch((error) => error);
    expect(lines).toEqual([...Array.from({ length: 100 }, (_, i) => `line ${i + 1} é`), 'last']);
    expect(failure).toMatchObject({ exitCode: 3, brokeLimit: false });
    expect(failure.stderrTail).toBe(lines.slice(-40).join('\n'));
  });

  it('keeps no more than 64 K characters of a line on stdout', async () => {
    const lengths: number[] = [];
    const onLine = (line: string) => (lengths.push(line.length) === 2 ? enough : undefined);
    await runTool({ ...shell('head -c 3000000 /dev/zero | tr "\\0" x; echo; echo end'), onLine });
    expect(lengths).toEqual([65_536, 3]);
  });
});

describe.skipIf(process.platform !== 'linux')('a tool that does nothing any more', () => {
  it('is ended, and the failure says that it hung, not that the file was too much for it', async () => {
    for (const limit of [{ hungMs: 600 }, { hungMs: 12_000, timeoutMs: 1_300 }]) {
      const failure = await runTool({ ...shell('sleep 86400'), ...limit }).catch((error) => error);
      expect(failure).toMatchObject({ hung: true, wasKilled: true, timedOut: false, brokeLimit: false });
      expect(failure.message).toBe('sh hung');
    }
  });

  it('is told from one that works and says nothing', async () => {
    const signal = AbortSignal.timeout(3_000);
    const busy = runTool({ ...shell('while :; do :; done'), hungMs: 2_400, signal });
    await expect(busy).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is told from one that waits until we have read', async () => {
    const read: number[] = [];
    const onBytes = async (bytes: Uint8Array) => {
      read.push(bytes.length);
      await new Promise((resolve) => setTimeout(resolve, 250));
    };
    const script = 'for i in 1 2 3 4 5 6 7 8; do head -c 65536 /dev/zero; done';
    await runTool({ ...shell(script), onBytes, hungMs: 1_200 });
    expect(read.reduce((sum, length) => sum + length, 0)).toBe(8 * 65_536);
  });
});
