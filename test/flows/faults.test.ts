import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playFaults } from '../../scripts/faults/fault-part.ts';
import { clockEnv, setClock } from '../../scripts/faults/jumping-clock.ts';
import { withCleanUp } from '../../scripts/service/temporary-service.ts';
import { waitFor } from '../support/wait-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const hourMs = 3_600_000;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run test:faults` plays these and more, for longer. */
it('brings every video to its end, announced and paid for once, whatever happens to database, network and clock', async () => {
  await withCleanUp(async (cleanUp) => {
    const clock = join(folder, 'clock');
    setClock(clock, hourMs);
    const report = await playFaults(cleanUp, { workers: 1, env: clockEnv(clock) }, async (fleet) => {
      const first = fleet.createVideos(2);
      await waitFor(() => expect(fleet.store.keys().join()).toContain('sources/'));
      setClock(clock, 0);
      fleet.storeProxy.cut();
      fleet.database.cutConnections();
      await first;
      const startAgain = await fleet.database.killPrimary();
      await fleet.createVideos(1);
      await startAgain();
      return {};
    });
    expect(report).toMatchObject({ wrong: [], videos: 3, processed: 3, failed: 0 });
  });
}, 600_000);
