import { join } from 'node:path';
import { programDir } from '../../../infra/config/project-dirs.ts';
import { createTaskPool } from '../../../infra/threads/task-pool.ts';
import type { LargeBody, LargeBodyReading } from './read-large-body.ts';

/** From this size on a body is parsed in a thread: parsing and checking 1 MiB takes up to half a second. */
const largeBodyBytes = 64 * 1024;
/** A form takes longer: 1 ms for each KiB. */
const largeFormBytes = 16 * 1024;

export function isLargeBody(sizeBytes: number, contentType = ''): boolean {
  const isForm = /^\s*application\/x-www-form-urlencoded/i.test(contentType);
  return sizeBytes >= (isForm ? largeFormBytes : largeBodyBytes);
}

export interface LargeBodies {
  /**
   * @param owner who sent it; for callers that are not known yet, their address
   * @throws AppError `service_busy`, `too_complex`
   */
  read(body: LargeBody, of: { owner: string; signal: AbortSignal }): Promise<LargeBodyReading>;
  close(): Promise<void>;
}

const maxMs = 10_000;

/** Reads large bodies in two threads of their own, so that they wait for nobody's captions. */
export function createLargeBodies(): LargeBodies {
  const file = join(programDir, 'body-thread.js');
  // what waits is held in memory, up to 1 MiB each
  const pool = createTaskPool({ file, threads: 2, maxWaiting: 100, maxWaitingEach: 10, maxHeapMb: 256 });
  return {
    read: (input, { owner, signal }) => pool.run({ input, owner, signal, weight: 'light', maxMs }),
    close: pool.close,
  };
}
