import { describe, expect, it, vi } from 'vitest';
import { chooseFirst, explainChoice } from '../../scripts/setup/choose-first.mjs';

const has = (name: string, value: string) => ({ name, find: async () => ({ value }) });
const lacks = (name: string, not: string) => ({ name, find: async () => ({ not }) });

describe('choosing a source', () => {
  it('takes the first that has it and says why the ones before were passed over', async () => {
    const choice = await chooseFirst([lacks('the system’s', 'the system has none'), has('npm’s', '/npm/ffmpeg')]);
    expect(choice).toEqual({ value: '/npm/ffmpeg', source: 'npm’s', passedOver: ['the system has none'] });
    expect(explainChoice('ffmpeg', choice)).toBe('ffmpeg: using npm’s (the system has none)');
  });

  it('does not ask sources after the one that has it', async () => {
    const find = vi.fn(async () => ({ value: 'never' }));
    await chooseFirst([has('the system’s', '/usr/bin/ffmpeg'), { name: 'a download', find }]);
    expect(find).not.toHaveBeenCalled();
  });

  it('gives every reason when none has it', async () => {
    const choice = await chooseFirst([lacks('one', 'not here'), lacks('other', 'not there')]);
    expect(choice).toEqual({ value: null, source: null, passedOver: ['not here', 'not there'] });
  });
});
