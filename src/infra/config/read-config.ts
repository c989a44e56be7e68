import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ShareServiceId } from '../share-service-ids.ts';
import type { Config, SpeechConfig, StorageConfig } from './config.ts';
import { configurationError, fileError } from './configuration-errors.ts';
import { createReader, type Env, type Reader } from './create-reader.ts';
import { type Disk, realDisk, uncheckedDisk } from './disk.ts';
import { readChatbotPlatform, readOperatorBot, readTelegram, readWhatsApp } from './read-messengers.ts';
import { readPayments } from './read-payments.ts';
import { withSecretFiles } from './secret-files.ts';
import { halfTheCores, type VariableName, variables } from './variables.ts';

const variableNames = Object.keys(variables) as VariableName[];

/**
 * Converts environment variables to the `Config`. Pure. An empty variable counts as unset. `NAME_FILE` names a file with the value.
 * @param disk checks paths; by default they are not checked
 * @throws AppError `configuration`: one message with every bad variable and its rule, never its value
 */
export function readConfig(env: Env, disk: Disk = uncheckedDisk): Config {
  const files = withSecretFiles(env, variableNames, disk);
  if (files.problems.length > 0) throw fileError(files.problems);
  const problems = new Set<VariableName>();
  const reader = createReader({ env: files.env, disk }, problems);
  // also variables that the other settings do not use: a mistake in them would show only later
  for (const name of variableNames) reader.check(name);
  const config = build(reader);
  if (problems.size > 0) throw configurationError(variableNames.filter((name) => problems.has(name)));
  return config;
}

function build(reader: Reader): Config {
  const host = reader.text('HOST');
  const port = reader.number('PORT');
  const fontsDir = reader.optional('FONTS_DIR');
  const mongodbUri = reader.optional('MONGODB_URI');
  const retentionDays = reader.number('RETENTION_DAYS');
  return {
    http: {
      host,
      port,
      publicBaseUrl: (reader.optional('PUBLIC_BASE_URL') ?? `http://${urlHost(host)}:${port}`).replace(/\/+$/, ''),
      mediaBaseUrl: reader.optional('MEDIA_BASE_URL')?.replace(/\/+$/, '') ?? null,
      trustedProxies: reader.number('TRUST_PROXY'),
      drainSeconds: reader.number('DRAIN_SECONDS'),
      statusPort: reader.number('STATUS_PORT'),
    },
    paths: {
      dataDir: resolve(reader.optional('DATA_DIR') ?? ''),
      cacheDir: resolve(reader.optional('CACHE_DIR') ?? ''),
      fontsDir: fontsDir === null ? null : resolve(fontsDir),
    },
    database: mongodbUri === null ? { kind: 'embedded' } : { kind: 'external', uri: mongodbUri },
    storage: storage(reader),
    allowPrivateNetwork: reader.flag('ALLOW_PRIVATE_NETWORK'),
    links: links(reader),
    limits: {
      maxVideoSeconds: reader.number('MAX_VIDEO_SECONDS'),
      maxSourceBytes: reader.number('MAX_SOURCE_BYTES'),
      maxBytesPerAccount: reader.number('MAX_BYTES_PER_ACCOUNT'),
      maxQueuedVideos: reader.number('MAX_QUEUED_VIDEOS'),
      maxQueuedOfAll: reader.number('MAX_QUEUED_OF_ALL'),
      maxVideosInWork: reader.number('MAX_VIDEOS_IN_WORK'),
      minFreeDiskBytes: reader.number('MIN_FREE_DISK_BYTES'),
      segmentCacheBytes: reader.number('SEGMENT_CACHE_BYTES'),
      sourceCacheBytes: reader.number('SOURCE_CACHE_BYTES'),
      retentionDays,
      sourceRetentionDays: Math.min(retentionDays, reader.number('SOURCE_RETENTION_DAYS') ?? retentionDays),
      ratePerMinute: reader.number('RATE_LIMIT_PER_MINUTE'),
      freeSecondsPerMonth: reader.number('FREE_SECONDS_PER_MONTH'),
    },
    render: {
      concurrency: reader.isSet('RENDER_CONCURRENCY') ? reader.number('RENDER_CONCURRENCY') : halfTheCores(),
      encoder: reader.text('ENCODER') as Config['render']['encoder'],
    },
    concurrency: {
      fetch: reader.number('FETCH_CONCURRENCY'),
      transcribe: reader.isSet('TRANSCRIBE_CONCURRENCY') ? reader.number('TRANSCRIBE_CONCURRENCY') : halfTheCores(),
      assemble: reader.number('ASSEMBLE_CONCURRENCY'),
      deliver: reader.number('DELIVER_CONCURRENCY'),
      chats: reader.number('CHATS_CONCURRENCY'),
    },
    speech: speech(reader),
    telegram: readTelegram(reader),
    whatsapp: readWhatsApp(reader),
    operatorBot: readOperatorBot(reader),
    chatbotPlatform: readChatbotPlatform(reader),
    comparesSentences: reader.text('SENTENCE_MODEL') === 'encoder',
    chatModel: chatModel(reader),
    payments: readPayments(reader),
    mail: reader.isSet('SMTP_URL') ? { smtpUrl: reader.needed('SMTP_URL'), from: reader.needed('MAIL_FROM') } : null,
    signUp: reader.text('SIGN_UP') as Config['signUp'],
    logLevel: reader.text('LOG_LEVEL') as Config['logLevel'],
    metricsToken: reader.optional('METRICS_TOKEN'),
    tracing: tracing(reader),
  };
}

/** URLs have IPv6 addresses in brackets. */
function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function links(reader: Reader): Config['links'] {
  const command = reader.optional('SOURCE_RESOLVER_COMMAND');
  const [hosts, maxSeconds] = [reader.list('SOURCE_RESOLVER_HOSTS'), reader.number('SOURCE_RESOLVER_SECONDS')];
  return {
    shareServices: reader.list('SHARE_SERVICES') as ShareServiceId[],
    resolver: command === null ? null : { command, hosts, maxSeconds, path: reader.path },
  };
}

function storage(reader: Reader): StorageConfig {
  if (reader.text('STORAGE') !== 's3') return { kind: 'disk' };
  const keyPrefix = reader.optional('S3_KEY_PREFIX');
  return {
    kind: 's3',
    endpoint: reader.optional('S3_ENDPOINT'),
    region: reader.text('S3_REGION'),
    bucket: reader.needed('S3_BUCKET'),
    redirects: reader.flag('S3_REDIRECTS') && !reader.isSet('MEDIA_BASE_URL'),
    publicEndpoint: reader.optional('S3_PUBLIC_ENDPOINT'),
    keyPrefix: keyPrefix === null ? '' : `${keyPrefix}/`,
    accessKeyId: reader.needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: reader.needed('S3_SECRET_ACCESS_KEY'),
  };
}

function speech(reader: Reader): SpeechConfig {
  switch (reader.text('SPEECH_ENGINE')) {
    case 'openai':
      return {
        engine: 'openai',
        url: reader.needed('SPEECH_URL'),
        apiKey: reader.optional('SPEECH_API_KEY'),
        model: reader.text('SPEECH_MODEL'),
      };
    case 'command':
      return { engine: 'command', command: reader.needed('SPEECH_COMMAND') };
    case 'none':
      return { engine: 'none' };
    default: {
      const ct2Dir = reader.optional('WHISPER_CT2_DIR');
      const modelDir = reader.optional('SPEECH_MODEL_DIR');
      return {
        engine: 'whisper',
        ct2Dir: ct2Dir === null ? null : resolve(ct2Dir),
        modelDir: modelDir === null ? null : resolve(modelDir),
      };
    }
  }
}

function chatModel(reader: Reader): Config['chatModel'] {
  if (!reader.isSet('CHAT_MODEL_URL')) return null;
  return {
    url: reader.needed('CHAT_MODEL_URL'),
    model: reader.needed('CHAT_MODEL'),
    apiKey: reader.optional('CHAT_MODEL_KEY'),
  };
}

function tracing(reader: Reader): Config['tracing'] {
  if (!reader.isSet('OTEL_EXPORTER_OTLP_ENDPOINT')) return null;
  return {
    endpoint: reader.needed('OTEL_EXPORTER_OTLP_ENDPOINT').replace(/\/+$/, ''),
    headers: reader.pairs('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    serviceName: reader.text('OTEL_SERVICE_NAME'),
    share: reader.number('OTEL_TRACES_SAMPLER_ARG'),
  };
}

/**
 * Reads the settings of this process: its environment, and `.env` in the working folder (the environment wins).
 * @throws AppError `configuration`
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, realDisk);
}
