import { describe, expect, it } from 'vitest';
import type { AlertRecord } from '../../../../src/product/operations/alerts/alert.model.ts';
import type { FiringAlert } from '../../../../src/product/operations/alerts/alert-rules.ts';
import { nextAlert, resolveAfterMs } from '../../../../src/product/operations/alerts/next-alert.ts';
import { wordAlert } from '../../../../src/product/operations/alerts/word-alert.ts';

const minuteMs = 60_000;
const trouble: FiringAlert = { cause: 'line', values: { videoId: 'vid_1', minutes: 7, stage: 'queued' }, holdMs: 0 };

/** Evaluates once a minute. @returns the texts of the notices, by minute */
function tellAll(seen: (FiringAlert | null)[]): Record<number, string> {
  let known: AlertRecord | null = null;
  const told: Record<number, string> = {};
  for (const [minute, found] of seen.entries()) {
    const next = nextAlert(known, found, new Date(minute * minuteMs));
    if (next) known = next.alert;
    if (next?.news) told[minute] = wordAlert(next.news, 'en').split('\n')[0] ?? '';
  }
  return told;
}

const times = (count: number, one: FiringAlert | null) => Array.from({ length: count }, () => one);

describe('an alert', () => {
  it('is reported once however long it fires, and once when it is resolved', () => {
    expect(tellAll([...times(300, trouble), ...times(100, null)])).toEqual({
      0: '⚠️ The queue is too slow.',
      305: '✅ Resolved after 5 h: The queue is too slow.',
    });
  });

  it('is reported again when it fires after it was resolved', () => {
    const told = tellAll([trouble, ...times(10, null), trouble, ...times(10, null)]);
    expect(Object.keys(told)).toEqual(['0', '6', '11', '17']);
  });

  it('is reported once when it stops and fires again within minutes', () => {
    const flickering = Array.from({ length: 60 }, (_, minute) => (minute % 4 === 0 ? trouble : null));
    expect(Object.keys(tellAll(flickering))).toEqual(['0']);
    expect(resolveAfterMs).toBeGreaterThan(3 * minuteMs);
  });

  it('is not reported when it ends before its hold time', () => {
    const lasting = { ...trouble, holdMs: 50_000 };
    expect(tellAll([lasting, null, lasting, null, null])).toEqual({});
    expect(Object.keys(tellAll([lasting, lasting, lasting]))).toEqual(['1']);
  });

  it('is reported again for a new item, at most once an hour', () => {
    const payment = (newest: string) => ({ ...trouble, newest });
    const seen = Array.from({ length: 150 }, (_, minute) => payment(minute < 5 ? 'a' : `later ${minute}`));
    expect(tellAll(seen)).toEqual({
      0: '⚠️ The queue is too slow.',
      60: '⚠️ The queue is too slow: there is more.',
      120: '⚠️ The queue is too slow: there is more.',
    });
    expect(Object.keys(tellAll(times(150, payment('a'))))).toEqual(['0']);
  });

  it('does not change when it never fired', () => {
    expect(nextAlert(null, null, new Date())).toBeNull();
  });
});
