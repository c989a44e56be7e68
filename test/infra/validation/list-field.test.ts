import { describe, expect, it } from 'vitest';
import { readList } from '../../../src/infra/validation/list-field.ts';
import { inspect } from '../../../src/infra/validation/validate.ts';
import { maxViolations, type Violation } from '../../../src/infra/validation/violation.ts';

const many = Array.from({ length: 3 * maxViolations }, () => ({}));
const missing = { rule: 'required' } as const;

/** Reads a list of which every item breaks a rule, and counts how many items were looked at. */
function readBroken(list: unknown[], name: string) {
  let judged = 0;
  const judge = () => {
    judged++;
    return missing;
  };
  const reading = readList(list, name, { max: list.length, parts: { a: judge, b: judge }, convert: (item) => item });
  return { violations: 'violations' in reading ? reading.violations : [], judged };
}

describe('a list with thousands of broken rules', () => {
  it('is read only until enough of them are found', () => {
    const { violations, judged } = readBroken(many, 'items');
    expect([violations.length, judged]).toEqual([maxViolations, maxViolations]);
    expect(violations.at(-1)).toEqual({ field: `items.${maxViolations - 1}.a`, rule: 'required' });
  });

  it('leaves the fields after it unread, and shares the limit with those before it', () => {
    const read: string[] = [];
    const field = (violations: (name: string) => Violation[]) => ({
      schema: null as never,
      required: false,
      read: (_: unknown, name: string) => {
        read.push(name);
        return { violations: violations(name) };
      },
    });
    const one = field((name) => [{ field: name, ...missing }]);
    const list = field((name) => readBroken(many, name).violations);
    const { violations } = inspect({ one, list, after: one }, { one: 1, list: 1, after: 1 });
    expect([violations.length, read]).toEqual([maxViolations, ['one', 'list']]);
    expect(violations[0]?.field).toBe('one');
  });
});
