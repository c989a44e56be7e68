import type { Engine, EngineTasks } from '../../engine/index.ts';
import type { FairLimit } from '../../infra/threads/fair-limit.ts';
import type { UploadDeps } from '../uploads/count-upload.ts';

export interface OwnFontDeps extends Pick<UploadDeps, 'uploads' | 'store' | 'keptBytes' | 'transact'> {
  tasks: Pick<EngineTasks, 'readOwnFont'>;
  /** Loads fonts and tools when the first font is tried: an API process may never need them. */
  loadEngine(): Promise<Pick<Engine, 'tryFont'>>;
  /** Of checks: each may take much time and memory. */
  fontLimit: FairLimit;
  /** On this machine. */
  dataDir: string;
}
