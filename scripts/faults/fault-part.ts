import { readFileSync } from 'node:fs';
import type { CleanUp } from '../service/temporary-service.ts';
import { checkFleet, type FleetReport } from './check-fleet.ts';
import { type FaultFleet, type FaultFleetOptions, startFaultFleet } from './fault-fleet.ts';

/** One kind of fault. */
export interface FaultPart {
  name: string;
  /** Rounds, unless the caller wants another number. */
  rounds: number;
  /** Why it cannot run here; absent or null = it can. */
  cannotRun?(): string | null;
  /** @returns facts for the report, beside what every part checks */
  run(cleanUp: CleanUp, options: PartOptions): Promise<PartReport>;
}

export interface PartOptions {
  rounds: number;
  /** 0 to 1, the same numbers in each run with the same seed. */
  random(): number;
  /** Members of the replica set; default: what the part needs. */
  members?: number;
  /** How long a fault lasts at most, for parts that last; default: as long as the part says. */
  faultMs?: number;
}

export type PartReport = FleetReport & { facts: Record<string, number> };

/** Starts a fleet whose customer has paid, runs `work` and checks what came of it. */
export async function playFaults(
  cleanUp: CleanUp,
  options: FaultFleetOptions,
  work: (fleet: FaultFleet) => Promise<Record<string, number>>,
): Promise<PartReport> {
  const fleet = await startFaultFleet(cleanUp, options);
  try {
    await fleet.pay();
    const facts = await work(fleet);
    return { ...(await checkFleet(fleet)), facts };
  } catch (error) {
    for (const { name, logFile } of [fleet.api, ...fleet.workers]) console.log(`${name}: ${endOf(logFile)}`);
    throw error;
  }
}

function endOf(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
}
