import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { processIdentity } from '../../src/infra/processes.ts';
import { createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { createDeliveryModel } from '../../src/product/delivery/delivery.model.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';
import { countOperations } from '../bench/count-operations.ts';
import type { CleanUp } from '../service/temporary-service.ts';
import { startClaimProbe } from './claim-probe.ts';
import { createPeople, fillQueue, ordersOf } from './fill-queue.ts';
import { type FleetReport, type FleetWork, reportFleet } from './report-fleet.ts';
import { type FleetParts, type FleetRun, maxDrainMs, startFleetParts } from './start-fleet-parts.ts';

/** Shares of the time in which people and videos are made, if there are so many. */
const [peopleShare, fillShare] = [0.15, 0.35];
const pollMs = 200;

/**
 * Orders videos of many people, has a fleet of workers make them, replaces every worker in the middle, and reports what has
 * become of each video. What is not finished in time waits: work is paused then, and the workers stop.
 */
export async function runFleet(cleanUp: CleanUp, run: FleetRun): Promise<FleetReport> {
  const parts = await startFleetParts(cleanUp, run);
  // the workers start while the queue is filled, and work begins when both are done
  await parts.workPause.pause('bench');
  const starting = parts.fleet.startAll();
  starting.catch(() => undefined);
  const fillSeconds = await fill(parts);
  await starting;
  const count = await countOperations(run.mongoUri, cleanUp);
  const { result, ...counted } = await count(() => work(parts));
  await parts.fleet.stopAll();
  return reportFleet(parts, { ...result, ...counted, fillSeconds });
}

/** @returns how long the orders took, in seconds */
async function fill({ run, database, baseUrl, host, receiver, accepted, secrets, ...parts }: FleetParts) {
  const { videos, people: count } = run.sizes;
  parts.say(`creating ${count} people, while ${run.workers} workers start`);
  const people = await createPeople(database, count, parts.signalAt(peopleShare));
  parts.say(`ordering ${videos} videos`);
  const startedMs = performance.now();
  await fillQueue({
    ...{ baseUrl, people, orders: ordersOf(run.sizes), urlOf: host.urlOf, callback: receiver.url },
    signal: parts.signalAt(fillShare),
    onAccepted(videoId, video) {
      accepted.set(videoId, video);
      secrets.set(videoId, people[video.person]?.secret ?? '');
    },
  });
  return (performance.now() - startedMs) / 1000;
}

/** From the first claim until all videos are finished or the time is over, and work in hand has ended. */
async function work(parts: FleetParts): Promise<FleetWork> {
  const { database, fleet, workPause, receiver, accepted, deadlineMs, say } = parts;
  const startedMs = performance.now();
  const [workers, memoryMb, cpuBefore] = [fleet.running(), fleet.memoryMb(), fleet.cpuSeconds()];
  const done = () => receiver.events.size;
  const isEnd = () => done() === accepted.size || performance.now() > deadlineMs;
  const isMiddle = () => done() * 2 >= accepted.size || performance.now() * 2 > startedMs + deadlineMs;
  say(`${workers} workers begin`);
  const stopProbe = await startClaimProbe(database);
  await resume(parts);
  await until(() => isMiddle() || isEnd());
  say(`replacing every worker; ${done()} videos are finished`);
  const stopsMs = await fleet.replaceAll();
  say(`${stopsMs.length} are replaced; ${done()} videos are finished`);
  await until(isEnd);
  const claims = await stopProbe();
  const endedMs = performance.now();
  say(`pausing; ${done()} videos are finished`);
  await workPause.pause('bench');
  await drain(database);
  return { workers, memoryMb, startedMs, endedMs, claims, stopsMs, cpuSeconds: fleet.cpuSeconds() - cpuBefore };
}

/** As an operator does. */
async function resume({ database: { connection }, workPause }: FleetParts): Promise<void> {
  await workPause.resume();
  const { wake } = await createAgendaQueue({ connection, name: processIdentity(), logger: silentLogger });
  await wake('fetch-source');
}

/** Waits until what workers have in hand is finished and announced. */
async function drain({ connection }: Database): Promise<void> {
  const videos = createVideoModel(connection);
  const deliveries = createDeliveryModel(connection);
  const deadlineMs = performance.now() + maxDrainMs;
  for (;;) {
    const inWork = await videos.countDocuments({ leaseOwner: { $gt: '' } });
    const pending = await deliveries.countDocuments({ status: 'pending' });
    if ((inWork === 0 && pending === 0) || performance.now() > deadlineMs) return;
    await delay(pollMs);
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(pollMs);
}
