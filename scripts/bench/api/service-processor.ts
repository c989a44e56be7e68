import { findProcesses, listProcesses } from '../../service/list-processes.ts';
import { cpuSecondsOf } from '../measure.ts';

/** CPU seconds that the parts of a service have used so far. */
export interface ServiceCpu {
  /** The process that answers, with its threads. */
  service: number;
  database: number;
  /** Programs that the service started: ffmpeg, ffprobe, transcription. */
  tools: number;
}

/** Reads what a service used that this process has started. @param dataDir the service's, by which its database is found */
export function serviceCpu(dataDir: string): ServiceCpu {
  const all = listProcesses();
  const isDatabase = ({ command }: { command: string }) => /(^|\/)mongod /.test(command);
  const service = all.find(
    ({ parentPid, command }) => parentPid === process.pid && command.includes('program/main.js'),
  );
  const database = all.find((one) => isDatabase(one) && one.command.includes(dataDir));
  if (!service || !database) throw new Error('the service or its database is not running');
  // tools are run by a shell
  const descendants = new Set(findProcesses({ pid: service.pid, folder: dataDir }));
  const running = all.filter((one) => one.pid !== service.pid && descendants.has(one.pid) && !isDatabase(one));
  const { own, endedChildren } = cpuSecondsOf(service.pid);
  const runningTools = running.reduce((sum, { pid }) => sum + cpuOfRunning(pid), 0);
  return { service: own, database: cpuSecondsOf(database.pid).own, tools: endedChildren + runningTools };
}

/** What was used between two readings. */
export function cpuBetween(before: ServiceCpu, after: ServiceCpu): ServiceCpu {
  return {
    service: after.service - before.service,
    database: after.database - before.database,
    tools: after.tools - before.tools,
  };
}

function cpuOfRunning(pid: number): number {
  try {
    const { own, endedChildren } = cpuSecondsOf(pid);
    return own + endedChildren;
  } catch {
    // it has ended since; the next reading has it among the ended ones
    return 0;
  }
}
