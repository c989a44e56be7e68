import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type VariableName, variables } from '../../../src/infra/config/variables.ts';

const page = readFileSync('docs/configuration.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');
const readmeRows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (?:`(.+?)`)? ?\|$/gm)];

describe('docs/configuration.md', () => {
  it('names every setting once', () => {
    const named = [...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(variables));
  });
});

describe('the README’s table of settings', () => {
  it('shows the ten that matter, as the list has them', () => {
    expect(readmeRows).toHaveLength(10);
    for (const [, name = '', about, preset] of readmeRows) {
      const variable = variables[name as VariableName];
      expect([name, about]).toEqual([name, variable.about]);
      expect([name, preset]).toEqual([name, 'default' in variable ? variable.default : undefined]);
    }
  });
});
