import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { FleetReport } from '../../../scripts/fleet/report-fleet.ts';
import { runFleet } from '../../../scripts/fleet/run-fleet.ts';
import { withCleanUp } from '../../../scripts/service/temporary-service.ts';
import { borrowDatabase, giveDatabaseBack } from '../../support/mongo.ts';

/** `npm run bench:fleet`, smaller: on one database and a disk that all share. */
describe('a fleet of three workers, each replaced in the middle', () => {
  let report: FleetReport;

  beforeAll(async () => {
    const mongoUri = borrowDatabase();
    await withCleanUp(async (cleanUp) => {
      const folder = await mkdtemp(join(tmpdir(), 'captioneer-fleet-'));
      cleanUp(() => rm(folder, { recursive: true, force: true }));
      report = await runFleet(cleanUp, {
        sizes: { videos: 60, people: 30 },
        workers: 3,
        work: {
          ...{ videoSeconds: 8, videoBytes: 20_000 },
          ...{ probeMs: 10, speechMs: 50, facesMs: 20, renderMs: 300, assembleMs: 10 },
        },
        ...{ mongoUri, folder, s3: null, budgetMs: 290_000 },
      });
    });
    await giveDatabaseBack(mongoUri);
  });

  it('loses no video, and announces each once', () => {
    onTestFailed(() => console.log(JSON.stringify(report)));
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ accepted: 60, finished: 60, announced: 60, triesAndFaults: 0 });
    expect(report.deploy.replaced).toBe(3);
  });

  it('serves people with one video before the later videos of others, but for those that are in work', () => {
    expect(report.fairness).toMatchObject({ peopleWithOne: 24, served: 24 });
    // in the order in which they came, it would be 24
    expect(report.fairness.overtaken).toBeLessThan(12);
  });

  it('measures what workers cost the database', () => {
    expect(report.claims.count).toBeGreaterThan(0);
    expect(report.operationsAVideo).toBeGreaterThan(20);
  });
});
