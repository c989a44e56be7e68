import { expect, it } from 'vitest';
import { createDiskRoom } from '../../../src/infra/storage/disk-room.ts';

it('frees what is only kept to be faster before the disk counts as low', async () => {
  let [freeBytes, keptBytes, time] = [50, 60, 0];
  const reclaim = async () => {
    freeBytes += keptBytes;
    keptBytes = 0;
  };
  const readFreeBytes = async () => freeBytes;
  const room = createDiskRoom({ dir: '/', minFreeBytes: 100, readFreeBytes, clock: () => time, reclaim });
  expect([await room.isLow(), keptBytes]).toEqual([false, 0]);
  freeBytes = 50;
  time += 60_000;
  expect(await room.isLow()).toBe(true);
});
