import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables } from '../../../src/infra/config/variables.ts';

const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (?:`(.+?)`|.*?) \|$/gm)];

describe('the README’s table of settings', () => {
  it('names every variable once, in the order of the list', () => {
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(variables));
  });

  it('says what each is for and what it is when unset', () => {
    const told = Object.fromEntries(rows.map(([, name, about, preset]) => [name, { about, preset }]));
    for (const [name, variable] of Object.entries(variables)) {
      expect(told[name]?.about).toBe(variable.about);
      if (!('default' in variable) || name === 'RENDER_CONCURRENCY') continue;
      expect([name, told[name]?.preset]).toEqual([name, variable.default]);
    }
  });
});
