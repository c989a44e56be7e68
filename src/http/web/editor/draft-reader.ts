import { join } from 'node:path';
import { programDir } from '../../../infra/config/project-dirs.ts';
import { createTaskPool } from '../../../infra/threads/task-pool.ts';
import { PageError } from '../errors/page-error.ts';
import type { DraftBodies } from './read-draft.ts';
import { type DraftKind, type DraftReading, readDraftBody } from './read-draft-body.ts';

/** From this size on a draft is read in a thread: reading 4 MiB takes a third of a second. */
const longDraftBytes = 64 * 1024;
const maxMs = 10_000;

export interface DraftReader {
  /**
   * @param of.owner whose draft it is
   * @throws PageError 400, 422; AppError `service_busy`, `too_complex`
   */
  read<Kind extends DraftKind>(
    kind: Kind,
    bytes: Uint8Array,
    of: { owner: string; signal: AbortSignal },
  ): Promise<DraftBodies[Kind]>;
  close(): Promise<void>;
}

/** Reads what the editor's script sends. Its captions stay JSON for the engine's threads, so they are never copied as objects. */
export function createDraftReader(): DraftReader {
  const file = join(programDir, 'draft-thread.js');
  // what waits is held in memory, up to 4 MiB each
  const pool = createTaskPool({ file, threads: 2, maxWaiting: 50, maxWaitingEach: 5, maxHeapMb: 256 });
  return {
    async read<Kind extends DraftKind>(kind: Kind, bytes: Uint8Array, of: { owner: string; signal: AbortSignal }) {
      const input = { kind, bytes };
      const reading =
        bytes.length < longDraftBytes
          ? readDraftBody(input)
          : await pool.run<DraftReading>({ input, ...of, weight: 'light', maxMs });
      if ('refused' in reading) throw new PageError(reading.refused);
      return reading.draft as DraftBodies[Kind];
    },
    close: pool.close,
  };
}
