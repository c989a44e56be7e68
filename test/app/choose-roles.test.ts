import { describe, expect, it } from 'vitest';
import { chooseRoles } from '../../src/app/choose-roles.ts';

describe('the roles of a process', () => {
  it('are all of them when none is named', () => {
    expect(chooseRoles([])).toEqual(['api', 'worker', 'bots']);
  });

  it.each(['api', 'worker', 'bots'])('are the one that is named: %s', (role) => {
    expect(chooseRoles(['--role', role])).toEqual([role]);
    expect(chooseRoles([`--role=${role}`])).toEqual([role]);
  });

  it('are several that are named, each once, also kinds of work', () => {
    expect(chooseRoles(['--role', 'transcribe'])).toEqual(['transcribe']);
    expect(chooseRoles(['--role', 'fetch, render,fetch'])).toEqual(['fetch', 'render']);
  });

  it.each([['--role', 'render,king'], ['--role', ''], ['--role', 'king'], ['--rolle', 'api'], ['--role'], ['api']])(
    'are explained when wrong: %s %s',
    (...args) => {
      expect(() => chooseRoles(args)).toThrow(expect.objectContaining({ code: 'configuration' }));
      expect(() => chooseRoles(args)).toThrow('api');
    },
  );
});
