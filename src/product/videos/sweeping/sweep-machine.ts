import { setTimeout as wait } from 'node:timers/promises';
import type { OwnFonts } from '../../fonts/create-own-fonts.ts';
import { renewWorkDirs, sweepWorkDirs } from '../records/work-dirs.ts';
import type { VideoDeps } from '../video-deps.ts';

type SweepMachineDeps = VideoDeps<'store' | 'workerId' | 'logger'> & {
  ownFonts: Pick<OwnFonts, 'sweepPlaced'>;
  dataDir: string;
};

const sweepEveryMs = 5 * 60_000;

/**
 * Deletes what lies on this machine's disk and nobody needs: folders of dead processes, and copies of sources and fonts that
 * are gone from the store.
 */
async function sweepMachine({ store, ownFonts, workerId, logger, dataDir }: SweepMachineDeps): Promise<void> {
  await renewWorkDirs({ dataDir, workerId });
  try {
    await sweepWorkDirs({ dataDir });
    await store.sweepCopies?.();
    await ownFonts.sweepPlaced();
  } catch (err) {
    logger.warn({ err }, 'could not sweep the disk');
  }
}

/** Sweeps at once, and every five minutes until it is stopped. */
export function startMachineSweep(deps: SweepMachineDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      await sweepMachine(deps);
      await wait(sweepEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await sweeping;
    },
  };
}
