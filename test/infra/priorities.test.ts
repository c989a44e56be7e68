import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lowerChildPriority, niceness } from '../../src/infra/priorities.ts';

describe('lowerChildPriority', () => {
  it('lowers the priority of a child and of its session', async () => {
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    await once(child, 'spawn');
    lowerChildPriority(child.pid);
    expect(getPriority(child.pid)).toBe(niceness.child);
    const session = `/proc/${child.pid}/autogroup`;
    if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain(`nice ${niceness.child}`);
    child.kill();
    await once(child, 'exit');
  });

  it('leaves a process alone that has ended', async () => {
    const child = spawn('true', { stdio: 'ignore' });
    await once(child, 'exit');
    lowerChildPriority(child.pid);
    lowerChildPriority(undefined);
  });
});
