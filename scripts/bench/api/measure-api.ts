import { setTimeout as delay } from 'node:timers/promises';
import { median, round } from '../measure.ts';
import type { ServiceWithVideo } from '../service-with-video.ts';
import type { Person } from './create-people.ts';
import { cpuBetween, serviceCpu } from './service-processor.ts';
import type { CallersResult, startCallers } from './start-callers.ts';

type PlayCallers = Awaited<ReturnType<typeof startCallers>>;

export interface ApiBench {
  service: ServiceWithVideo;
  play: PlayCallers;
  /** More callers than people share them. */
  people: Person[];
}

/** One address that is measured. */
interface Call {
  name: string;
  path(person: Person): string;
}

const calls: Call[] = [
  { name: 'healthz', path: () => '/healthz' },
  { name: 'me', path: () => '/api/me' },
  { name: 'videos/get', path: ({ videoId }) => `/api/video/get?video_id=${videoId}` },
];

function ask(
  { service, play, people }: ApiBench,
  call: Call,
  pace: { callers: number; seconds: number; everyMs: number },
) {
  const requests = people.map((person) => requestText(call.path(person), person.token));
  return play({ port: service.port, requests, statuses: [200], ...pace });
}

function requestText(path: string, token: string): string {
  const headers = ['Host: 127.0.0.1', `Authorization: Bearer ${token}`, 'Accept: */*', 'User-Agent: bench'];
  return `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** Callers that ask again as soon as they are answered, each address in turn. @returns a row for each address */
export async function measureCalls(bench: ApiBench, { rounds, seconds }: { rounds: number; seconds: number }) {
  const all = calls.map((call) => ({ call, measured: [] as Measured[] }));
  // the first calls compile the code
  for (const { call } of all) await ask(bench, call, { callers: 20, seconds: 2, everyMs: 0 });
  for (let number = 0; number < rounds; number++) {
    for (const { call, measured } of all) measured.push(await measureOnce(bench, call, seconds));
  }
  return all.map(({ call, measured }) => rowOf(call.name, measured));
}

interface Measured extends CallersResult {
  serviceCpuMs: number;
  databaseCpuMs: number;
}

async function measureOnce(bench: ApiBench, call: Call, seconds: number): Promise<Measured> {
  const before = serviceCpu(bench.service.dataDir);
  const result = await ask(bench, call, { callers: 20, seconds, everyMs: 0 });
  const used = cpuBetween(before, serviceCpu(bench.service.dataDir));
  const ofOne = (cpuSeconds: number) => (cpuSeconds * 1000) / result.beats;
  return { ...result, serviceCpuMs: ofOne(used.service), databaseCpuMs: ofOne(used.database) };
}

/** The worst, the median and the best round: others may use the machine meanwhile. */
function rowOf(name: string, measured: Measured[]) {
  const all = (pick: (one: Measured) => number) => measured.map(pick);
  const perSecond = all((one) => one.perSecond);
  return {
    name,
    perSecond: Math.round(median(perSecond)),
    perSecondWorst: Math.round(Math.min(...perSecond)),
    perSecondBest: Math.round(Math.max(...perSecond)),
    p50Ms: round(median(all((one) => one.p50)), 1),
    p99Ms: round(median(all((one) => one.p99)), 1),
    p99WorstMs: round(Math.max(...all((one) => one.p99)), 1),
    serviceCpuMs: round(median(all((one) => one.serviceCpuMs)), 3),
    databaseCpuMs: round(median(all((one) => one.databaseCpuMs)), 3),
    failures: all((one) => one.failures).reduce((sum, count) => sum + count, 0),
  };
}

interface WhileRendering {
  videos: number;
  rounds: number;
  seconds: number;
  /** Between two calls of one caller. */
  everyMs: number;
}

/**
 * Queues videos, and while they are rendered lets time pass without callers and with 200 callers, in turn.
 *
 * What rendering loses is the share of processor time that its programs get less while there are callers. Other users of the
 * machine change it too. What the callers cost is more certain: the processor time that service and database use more.
 */
export async function whileRendering(bench: ApiBench, { videos, rounds, seconds, everyMs }: WhileRendering) {
  await queueVideos(bench, videos);
  // until all places render
  await delay(6000);
  const rows: Record<string, Awaited<ReturnType<typeof askWhileRendering>>[]> = {};
  const shares = { alone: [] as Cpu[], withCallers: [] as Cpu[] };
  for (let number = 0; number < rounds; number++) {
    shares.alone.push(await cpuPerSecond(bench, () => delay(seconds * 1000)));
    for (const call of calls) {
      if (call.name === 'healthz') continue;
      const row = await askWhileRendering(bench, call, { seconds, everyMs });
      shares.withCallers.push(row.cpu);
      rows[call.name] = [...(rows[call.name] ?? []), row];
    }
    shares.alone.push(await cpuPerSecond(bench, () => delay(seconds * 1000)));
  }
  const stillRendering = await countProcessing(bench);
  const [alone, withCallers] = [medianOf(shares.alone), medianOf(shares.withCallers)];
  return {
    stillRendering,
    renderCpuAlone: round(alone.tools, 3),
    renderCpuWithCallers: round(withCallers.tools, 3),
    renderLoss: round(1 - withCallers.tools / alone.tools, 3),
    answeringCpuAlone: round(alone.answering, 3),
    answeringCpuWithCallers: round(withCallers.answering, 3),
    rows: Object.entries(rows).map(([name, all]) => ({
      name,
      perSecond: Math.round(median(all.map((one) => one.perSecond))),
      p50Ms: round(median(all.map((one) => one.p50)), 1),
      p99Ms: round(median(all.map((one) => one.p99)), 1),
      p99WorstMs: round(Math.max(...all.map((one) => one.p99)), 1),
      worstMs: round(Math.max(...all.map((one) => one.worst)), 1),
      failures: all.reduce((sum, one) => sum + one.failures, 0),
    })),
  };
}

type Cpu = Awaited<ReturnType<typeof cpuPerSecond>>;

function medianOf(all: Cpu[]): Cpu {
  return { tools: median(all.map(({ tools }) => tools)), answering: median(all.map(({ answering }) => answering)) };
}

async function askWhileRendering(bench: ApiBench, call: Call, pace: { seconds: number; everyMs: number }) {
  let result: CallersResult | null = null;
  const share = await cpuPerSecond(bench, async () => {
    result = await ask(bench, call, { callers: 200, ...pace });
  });
  if (!result) throw new Error('the callers have not answered');
  return { ...(result as CallersResult), cpu: share };
}

/** CPU seconds a second, meanwhile. `answering`: of the service and its database, whatever they do. */
async function cpuPerSecond({ service }: ApiBench, work: () => Promise<unknown>) {
  const [before, startedMs] = [serviceCpu(service.dataDir), performance.now()];
  await work();
  const used = cpuBetween(before, serviceCpu(service.dataDir));
  const seconds = (performance.now() - startedMs) / 1000;
  return { tools: used.tools / seconds, answering: (used.service + used.database) / seconds };
}

/** Each has other words, so that none uses segments of another. */
async function queueVideos({ service: { client, clipUrl } }: ApiBench, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const captions = Array.from({ length: 20 }, (_, index) => ({
      start: index,
      end: index + 0.9,
      text: `Video ${number} says ${number * 100 + index}`,
    }));
    await client.createVideo({ video_url: clipUrl, captions });
  }
}

async function countProcessing({ service: { client } }: ApiBench): Promise<number> {
  const reply = await client.call('GET', '/api/videos?status=processing&limit=100');
  return reply.json<{ data: unknown[] }>().data.length;
}
