import { describe, expect, it, vi } from 'vitest';
import { chooseFirst } from '../../scripts/setup/choose-first.mjs';
import { createReport } from '../../scripts/setup/report.mjs';

const has = (name: string, value: string) => ({ name, find: async () => value });
const lacks = (name: string, problem: string) => ({ name, find: () => Promise.reject(new Error(problem)) });

async function choose(...sources: { name: string; find: () => Promise<string> }[]) {
  const write = vi.fn();
  const choice = { tool: 'ffmpeg', sources, ifNone: 'No suitable ffmpeg', help: 'Install it.' };
  const value = await chooseFirst(choice, createReport({ stream: { write } }));
  return { value, printed: write.mock.calls.flat() };
}

describe('choosing a source', () => {
  it('takes the first source that has it, and reports the problems of those before', async () => {
    const { value, printed } = await choose(lacks('the system’s', 'the system has none'), has('npm’s', '/npm/ffmpeg'));
    expect(value).toBe('/npm/ffmpeg');
    expect(printed).toEqual(['ffmpeg: using npm’s (the system has none)\n']);
  });

  it('does not ask the sources after it', async () => {
    const find = vi.fn(async () => 'never');
    await choose(has('the system’s', '/usr/bin/ffmpeg'), { name: 'a download', find });
    expect(find).not.toHaveBeenCalled();
  });

  it('reports every problem when no source has it', async () => {
    const choice = choose(lacks('one', 'not here'), lacks('other', 'not there'));
    await expect(choice).rejects.toThrow('No suitable ffmpeg (not here; not there). Install it.');
  });
});
