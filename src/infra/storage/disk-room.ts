import { mkdir, statfs } from 'node:fs/promises';
import { type Clock, systemClock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';

export type DiskRoom = ReturnType<typeof createDiskRoom>;

interface DiskRoomOptions {
  dir: string;
  /** 0 = the disk is never low. */
  minFreeBytes: number;
  /** How much is free now; for tests. */
  readFreeBytes?: () => Promise<number>;
  clock?: Clock;
  /** Frees what is only kept to be faster; called before the disk counts as low. */
  reclaim?: () => Promise<void>;
}

/** The file system is asked at most this often, however many ask. */
const freshMs = 3_000;

/** Tells whether the disk has room for new work. Reading, downloading and deleting are possible in any case. */
export function createDiskRoom({ dir, minFreeBytes, readFreeBytes, clock = systemClock, reclaim }: DiskRoomOptions) {
  const read = readFreeBytes ?? (() => freeBytesOf(dir));
  let known: Promise<number> | null = null;
  let readAt = 0;

  const freeBytes = () => {
    if (known === null || clock() - readAt >= freshMs) {
      readAt = clock();
      // a disk that cannot be read shows in the writes to it
      known = reclaimed().catch(() => Number.POSITIVE_INFINITY);
    }
    return known;
  };

  const reclaimed = async () => {
    const freeBytes = await read();
    if (!reclaim || freeBytes >= minFreeBytes) return freeBytes;
    await reclaim();
    return read();
  };

  const isLow = async () => minFreeBytes > 0 && (await freeBytes()) < minFreeBytes;

  return {
    isLow,
    /** @throws AppError `disk_low` */
    async requireRoom(): Promise<void> {
      if (await isLow()) throw diskLow();
    },
  };
}

function diskLow(): AppError {
  return new AppError('disk_low', {
    message: 'The service is short of disk space and accepts nothing new for the moment. Try again later.',
  });
}

/** Free space for an ordinary user on the disk of the folder. Creates the folder if it is missing. */
export async function freeBytesOf(dir: string): Promise<number> {
  await mkdir(dir, { recursive: true });
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
