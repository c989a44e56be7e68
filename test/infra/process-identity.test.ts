import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isProcessAlive, processIdentity } from '../../src/infra/process-identity.ts';

describe('the identity of a process', () => {
  it('reports this process as alive', () => {
    expect(isProcessAlive(processIdentity())).toBe(true);
  });

  it('reports an ended process as dead', async () => {
    const child = spawn('sleep', ['30']);
    await once(child, 'spawn');
    const identity = processIdentity(child.pid);
    expect(isProcessAlive(identity)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isProcessAlive(identity)).toBe(false);
  });

  it('distinguishes a reused pid from the process that had it before', () => {
    const [machine, pid, started] = processIdentity().split('~');
    expect(isProcessAlive([machine, pid, Number(started) - 1, 'x'].join('~'))).toBe(false);
  });

  it('returns unknown for processes of another machine', () => {
    expect(isProcessAlive('elsewhere/pid:[1]~1~2~x')).toBe('unknown');
  });
});
