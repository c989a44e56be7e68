import { createAccountServices } from './accounts/create-account-services.ts';
import { createRecordUsage } from './billing/record-usage.ts';
import { createUsageEventModel } from './billing/usage-event.model.ts';
import { systemClock } from './clock.ts';
import type { Pipeline } from './compose-pipeline.ts';
import type { Config } from './config/config.ts';
import type { ToolPaths } from './config/tool-paths.ts';
import type { Database } from './database/connect-database.ts';
import { createDeliveries } from './delivery/create-deliveries.ts';
import { fetchSource } from './fetching/fetch-source.ts';
import { sniffMedia } from './fetching/sniff-media.ts';
import { checkHealth } from './health/check-health.ts';
import { createIdempotency } from './idempotency/create-idempotency.ts';
import { createIntegrationServices } from './integrations/create-integration-services.ts';
import type { Logger } from './logging/logger.ts';
import type { AgendaQueue } from './queue/agenda-queue.ts';
import type { Services } from './services.ts';
import { createTranscriptModel } from './speech/transcript.model.ts';
import { createObjectStore } from './storage/create-object-store.ts';
import { createSubscriberServices } from './subscribers/create-subscriber-services.ts';
import { storeUpload } from './uploads/store-upload.ts';
import { createUploadModel } from './uploads/upload.model.ts';
import { createVideoServices } from './videos/create-video-services.ts';
import { createOutputModel } from './videos/output.model.ts';
import { createSegmentModel } from './videos/segment.model.ts';
import { createVideoModel } from './videos/video.model.ts';
import { createVideoWatcher } from './videos/watch-video.ts';

export interface ComposeDeps {
  config: Config;
  tools: ToolPaths;
  logger: Logger;
  database: Database;
  queue: AgendaQueue;
  workerId: string;
}
