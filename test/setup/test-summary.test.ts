import { describe, expect, it } from 'vitest';
import { countTests, summaryLine } from '../../scripts/test-summary.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('the last line of the tests', () => {
  it('counts tests over all files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(summaryLine(countTests({ testResults }))).toBe('3 passed, 1 failed');
  });

  it('mentions skipped tests, if any', () => {
    const testResults = [file('passed', 'passed', 'skipped', 'pending', 'todo')];
    expect(summaryLine(countTests({ testResults }))).toBe('1 passed, 0 failed, 3 skipped');
  });

  it('counts a file that could not be loaded, or whose set-up failed, as one failure', () => {
    const testResults = [file('failed'), file('failed', 'skipped'), file('passed', 'passed')];
    expect(countTests({ testResults })).toEqual({ passed: 1, failed: 2, skipped: 1 });
  });

  it('is zero without a report', () => {
    expect(summaryLine(countTests(null))).toBe('0 passed, 0 failed');
  });
});
