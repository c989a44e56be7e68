import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeWakes } from '../../../src/infra/queue/merge-wakes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function wakesOf() {
  const sent: string[] = [];
  const errors: unknown[] = [];
  let failure: Error | null = null;
  const wake = mergeWakes({
    wake: async (job) => {
      if (failure) throw failure;
      sent.push(job);
    },
    onError: (error) => void errors.push(error),
  });
  const fail = (error: Error) => {
    failure = error;
  };
  return { sent, errors, wake, fail };
}

it('sends few wakes as they come, each kind for itself', async () => {
  const { sent, wake } = wakesOf();
  for (let count = 0; count < 16; count++) await wake('converse');
  await wake('deliver');
  expect(sent).toEqual([...Array(16).fill('converse'), 'deliver']);
});

it('merges a flood, and sends the last one too', async () => {
  const { sent, wake } = wakesOf();
  for (let ms = 0; ms < 600; ms++) {
    await wake('converse');
    vi.advanceTimersByTime(1);
  }
  expect(sent).toHaveLength(26);
  await wake('converse');
  vi.advanceTimersByTime(60);
  expect(sent).toHaveLength(27);
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(27);
});

it('sends wakes as they come again after a while', async () => {
  const { sent, wake } = wakesOf();
  for (let count = 0; count < 100; count++) await wake('converse');
  vi.advanceTimersByTime(2_000);
  expect(sent).toHaveLength(17);
  for (let count = 0; count < 16; count++) await wake('converse');
  expect(sent).toHaveLength(33);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells of a wake that fails', async () => {
  const { errors, wake, fail } = wakesOf();
  for (let count = 0; count < 17; count++) await wake('converse');
  fail(new Error('no database'));
  await vi.advanceTimersByTimeAsync(60);
  expect(errors).toEqual([new Error('no database')]);
  vi.advanceTimersByTime(60);
  await expect(wake('converse')).rejects.toThrow('no database');
});

it('sends one wake for payments, and then four a second', async () => {
  const { sent, wake } = wakesOf();
  for (let ms = 0; ms < 1_000; ms++) {
    await wake('apply-payments');
    vi.advanceTimersByTime(1);
  }
  expect(sent).toHaveLength(5);
});
