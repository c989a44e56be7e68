import { describe, expect, it } from 'vitest';
import type { AlertRecord } from '../../../../src/product/operations/alerts/alert.model.ts';
import { nextAlert, resolveAfterMs } from '../../../../src/product/operations/alerts/next-alert.ts';
import type { FiringAlert } from '../../../../src/product/operations/alerts/rules/alert-rule.ts';

const minuteMs = 60_000;
const trouble: FiringAlert = { cause: 'line', title: 'The line is too long', details: 'Start workers.', holdMs: 0 };

/** Looks once a minute at what is there; @returns what was told, by the minute */
function tellAll(seen: (FiringAlert | null)[]): Record<number, string> {
  let known: AlertRecord | null = null;
  const told: Record<number, string> = {};
  for (const [minute, found] of seen.entries()) {
    const next = nextAlert(known, found, new Date(minute * minuteMs));
    if (next) known = next.alert;
    if (next?.text) told[minute] = next.text.split('\n')[0] ?? '';
  }
  return told;
}

const times = (count: number, one: FiringAlert | null) => Array.from({ length: count }, () => one);

describe('a trouble', () => {
  it('is told once however long it lasts, and once when it is over', () => {
    expect(tellAll([...times(300, trouble), ...times(100, null)])).toEqual({
      0: '⚠️ The line is too long.',
      305: '✅ Resolved after 5 h 0 min: The line is too long.',
    });
  });

  it('is told again when it comes back after it was over', () => {
    const told = tellAll([trouble, ...times(10, null), trouble, ...times(10, null)]);
    expect(Object.keys(told)).toEqual(['0', '6', '11', '17']);
  });

  it('that comes and goes within minutes is told once', () => {
    const flickering = Array.from({ length: 60 }, (_, minute) => (minute % 4 === 0 ? trouble : null));
    expect(Object.keys(tellAll(flickering))).toEqual(['0']);
    expect(resolveAfterMs).toBeGreaterThan(3 * minuteMs);
  });

  it('that has to last is not told when it goes by itself', () => {
    const lasting = { ...trouble, holdMs: 50_000 };
    expect(tellAll([lasting, null, lasting, null, null])).toEqual({});
    expect(Object.keys(tellAll([lasting, lasting, lasting]))).toEqual(['1']);
  });

  it('of many parts is told again when a new one comes, once an hour at most', () => {
    const payment = (newest: string) => ({ ...trouble, newest });
    const seen = Array.from({ length: 150 }, (_, minute) => payment(minute < 5 ? 'a' : `later ${minute}`));
    expect(tellAll(seen)).toEqual({
      0: '⚠️ The line is too long.',
      60: '⚠️ The line is too long: there is more.',
      120: '⚠️ The line is too long: there is more.',
    });
    expect(Object.keys(tellAll(times(150, payment('a'))))).toEqual(['0']);
  });

  it('that nobody knows of changes nothing by not being there', () => {
    expect(nextAlert(null, null, new Date())).toBeNull();
  });
});
