import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { CaptionBot } from '../../bots/caption-bot/open-caption-bot.ts';
import { createApi, createStatusApi } from '../http/api/create-api.ts';
import { createCaptionThreads } from '../http/api/mcp/caption-threads.ts';
import { createLargeBodies } from '../http/api/routing/large-bodies.ts';
import { createHttpApp } from '../http/server/create-http-app.ts';
import { startHttpServer } from '../http/server/start-http-server.ts';
import { createWeb } from '../http/web/create-web.ts';
import { createDraftReader } from '../http/web/editor/draft-reader.ts';
import { systemClock } from '../infra/clock.ts';
import type { Config } from '../infra/config/config.ts';
import { AppError } from '../infra/errors/app-error.ts';
import type { Logger } from '../infra/logging/logger.ts';
import type { AgendaQueue } from '../infra/queue/agenda-queue.ts';
import type { Tracing } from '../infra/tracing/tracing.ts';
import type { Composition } from './compose-services.ts';
import { joinMetrics } from './join-metrics.ts';
import type { StopStack } from './stop-stack.ts';
import type { WorkerProcess } from './worker-process.ts';

interface ServedParts {
  config: Config;
  logger: Logger;
  composed: Composition;
  registry: Registry;
  tracing: Tracing;
}

interface ApiParts extends ServedParts {
  agenda: AgendaQueue['agenda'];
  captionBot: CaptionBot | null;
  /** The worker that this process has started. */
  worker: WorkerProcess | null;
}

/** Serves API and pages at PORT. */
export async function startApi(parts: ApiParts, stack: StopStack): Promise<void> {
  const { config, logger, composed, registry, agenda, captionBot, worker } = parts;
  const drafts = createDraftReader();
  stack.push('draft threads', () => drafts.close());
  const shared = shareParts(parts, stack);
  const metrics = worker ? joinMetrics(registry, worker) : registry;
  const api = createApi({
    ...shared,
    metrics,
    receiveTelegramUpdate: captionBot?.receiveUpdate,
    whatsapp: composed.whatsapp,
  });
  await composed.watcher.open();
  composed.tokenCache.open();
  const http = createHttpApp({ ...shared, metrics: registry, parts: [createWeb({ ...shared, agenda, drafts }), api] });
  const server = await startHttpServer({ http, host: config.http.host, port: config.http.port, acceptsInRound: 256 });
  stack.push('http', () => server.stop());
  logger.info({ url: server.url, publicBaseUrl: config.http.publicBaseUrl }, 'the API listens');
}

/**
 * Serves `/healthz`, `/readyz` and `/metrics` at STATUS_PORT, for a process without the API. A port that is taken, as by another
 * worker of the machine, keeps nobody from working.
 */
export async function startStatusPort(parts: ServedParts, stack: StopStack): Promise<void> {
  const { config, logger, registry } = parts;
  const shared = { ...shareParts(parts, stack), metrics: registry };
  const http = createHttpApp({ ...shared, parts: [createStatusApi(shared)] });
  try {
    const server = await startHttpServer({ http, host: config.http.host, port: config.http.statusPort });
    stack.push('status port', () => server.stop());
    logger.info({ url: server.url }, 'health and metrics of this process are at its status port');
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    const { statusPort } = config.http;
    logger.warn(
      { statusPort, err },
      'STATUS_PORT could not be opened: nobody can see the health and metrics of this process',
    );
  }
}

function shareParts({ composed, registry, tracing }: ServedParts, stack: StopStack) {
  collectDefaultMetrics({ register: registry });
  const largeBodies = createLargeBodies();
  const captionThreads = createCaptionThreads();
  stack.push('body threads', () => Promise.all([largeBodies.close(), captionThreads.close()]).then(() => undefined));
  const { services, idempotency, rateCounts } = composed;
  const threads = { largeBodies, captionThreads };
  return { ...services, idempotency, rateCounts, tracing, ...threads, phase: () => stack.phase, clock: systemClock };
}
