import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Variable } from '../../../src/infra/config/variable.ts';
import { variables } from '../../../src/infra/config/variables.ts';

const text = readFileSync('.env.example', 'utf8');
const described = [...text.matchAll(/^# (?<about>.+)\n# (?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/gm)].map(
  ({ groups }) => groups,
);
const known: [string, Variable][] = Object.entries(variables);

describe('.env.example', () => {
  it('names every variable of the service and no other, in the same order', () => {
    expect(described.map((line) => line?.name)).toEqual(known.map(([name]) => name));
  });

  it.each(known)('describes %s', (name, { about }) => {
    const line = described.find((each) => each?.name === name);
    expect(line?.about).toContain(about);
  });

  it.each(known)('shows the default of %s, empty if there is none', (name, variable) => {
    const line = described.find((each) => each?.name === name);
    expect(line?.value).toBe(defaultValue(variable));
    if (variable.default !== undefined && line?.value === '') expect(line.about).toContain(`(${variable.default})`);
  });

  it('sets no variable', () => {
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});

/** A default in words (half the cores) is not a value. */
function defaultValue({ schema, default: value }: Variable): string {
  return value !== undefined && schema.safeParse(value).success ? value : '';
}
