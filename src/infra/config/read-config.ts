import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ShareServiceId } from '../share-service-ids.ts';
import type {
  ChatbotPlatformConfig,
  Config,
  PaymentProviderConfig,
  PaymentProviderName,
  PaymentsConfig,
  SpeechConfig,
  StorageConfig,
  WhatsAppConfig,
} from './config.ts';
import { configurationError, fileError } from './configuration-errors.ts';
import { type Disk, realDisk, uncheckedDisk } from './disk.ts';
import { parsePriceTable, priceTableJson } from './price-table.ts';
import { withSecretFiles } from './secret-files.ts';
import type { Variable } from './variable.ts';
import { halfTheCores, type VariableName, variables } from './variables.ts';

type Env = Record<string, string | undefined>;

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

type Reader = ReturnType<typeof createReader>;

function createReader({ env, disk }: { env: Env; disk: Disk }, problems: Set<VariableName>) {
  const isSet = (name: VariableName) => Boolean(env[name]?.trim());
  const read = (name: VariableName): unknown => {
    const raw = env[name]?.trim();
    const fallback = (variables[name] as Variable).default;
    if (raw === undefined || raw === '') return fallback === undefined ? null : parse(name, fallback);
    return parse(name, raw);
  };
  const parse = (name: VariableName, raw: string): unknown => {
    const { schema, fits }: Variable = variables[name];
    const result = schema.safeParse(raw);
    if (result.success && (!fits || fits(disk, raw))) return result.data;
    problems.add(name);
    return null;
  };
  return {
    disk,
    /** Where programs are looked for. */
    path: env.PATH ?? '',
    text: (name: VariableName) => read(name) as string,
    optional: (name: VariableName) => read(name) as string | null,
    number: (name: VariableName) => read(name) as number,
    flag: (name: VariableName) => read(name) as boolean,
    list: (name: VariableName) => read(name) as string[],
    pairs: (name: VariableName) => read(name) as Record<string, string> | null,
    isSet,
    check(name: VariableName): void {
      if (isSet(name)) read(name);
    },
    /** For variables that another setting makes necessary; see `neededWith`. */
    needed(name: VariableName): string {
      const value = read(name) as string | null;
      if (value === null) problems.add(name);
      return value ?? '';
    },
  };
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
    telegram: telegram(reader),
    whatsapp: whatsapp(reader),
    operatorBot: operatorBot(reader),
    chatbotPlatform: chatbotPlatform(reader),
    chatModel: chatModel(reader),
    payments: payments(reader),
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

function telegram(reader: Reader): Config['telegram'] {
  if (!reader.isSet('TELEGRAM_BOT_TOKEN')) return null;
  const polling = reader.text('TELEGRAM_UPDATES') !== 'webhook';
  return {
    botToken: reader.needed('TELEGRAM_BOT_TOKEN'),
    apiRoot: reader.text('TELEGRAM_API_ROOT'),
    updates: polling ? { mode: 'polling' } : { mode: 'webhook', secret: reader.needed('TELEGRAM_WEBHOOK_SECRET') },
  };
}

/** Unversioned calls of the Graph API get its oldest version. */
const graphVersion = 'v24.0';

function whatsapp(reader: Reader): WhatsAppConfig | null {
  if (!reader.isSet('WHATSAPP_TOKEN')) return null;
  const root = reader.text('WHATSAPP_API_ROOT');
  const [name = '', language = 'en'] = reader.optional('WHATSAPP_TEMPLATE')?.split('/') ?? [];
  return {
    token: reader.needed('WHATSAPP_TOKEN'),
    phoneNumberId: reader.needed('WHATSAPP_PHONE_NUMBER_ID'),
    appSecret: reader.needed('WHATSAPP_APP_SECRET'),
    verifyToken: reader.needed('WHATSAPP_VERIFY_TOKEN'),
    apiRoot: /\/v\d+\.\d+$/.test(root ?? '') ? root : `${root}/${graphVersion}`,
    template: name === '' ? null : { name, language },
  };
}

function operatorBot(reader: Reader): Config['operatorBot'] {
  if (!reader.isSet('OPERATOR_BOT_TOKEN')) return null;
  return {
    botToken: reader.needed('OPERATOR_BOT_TOKEN'),
    apiRoot: reader.text('TELEGRAM_API_ROOT'),
    chatIds: reader
      .needed('OPERATOR_CHAT_IDS')
      .split(',')
      .map((id) => id.trim()),
  };
}

function chatbotPlatform(reader: Reader): ChatbotPlatformConfig {
  const platform = reader.text('CHATBOT_PLATFORM') as ChatbotPlatformConfig['platform'];
  const needsBlock = platform === 'chatfuel' && reader.isSet('CHATBOT_PLATFORM_TOKEN');
  return {
    platform,
    apiRoot: reader.optional('CHATBOT_PLATFORM_API_ROOT'),
    token: reader.optional('CHATBOT_PLATFORM_TOKEN'),
    block: needsBlock ? reader.needed('CHATBOT_PLATFORM_BLOCK') : reader.optional('CHATBOT_PLATFORM_BLOCK'),
  };
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

function payments(reader: Reader): PaymentsConfig | null {
  const names = reader.optional('PAYMENTS_PROVIDER');
  if (names === null) return null;
  return {
    providers: names.split(',').map((name) => paymentProvider(reader, name.trim() as PaymentProviderName)),
    prices: parsePriceTable(priceTableJson(reader.disk, reader.needed('PRICE_TABLE')) ?? '') ?? [],
  };
}

function paymentProvider(reader: Reader, name: PaymentProviderName): PaymentProviderConfig {
  const acceptsTests = reader.flag('PAYMENTS_TEST_ORDERS');
  switch (name) {
    case 'paypal':
      return { name, verifyUrl: reader.text('PAYPAL_VERIFY_URL'), receiver: reader.needed('PAYPAL_RECEIVER') };
    case 'signed':
      return { name, secret: reader.needed('PAYMENTS_SECRET') };
    case 'nowpayments':
      return { name, secret: reader.needed('NOWPAYMENTS_IPN_SECRET') };
    case 'digistore24':
      return { name, passphrase: reader.needed('DIGISTORE24_PASSPHRASE'), acceptsTests };
    case 'paypro':
      return { name, validationKey: reader.needed('PAYPRO_VALIDATION_KEY'), acceptsTests };
  }
}

/**
 * Reads the settings of this process: its environment, and `.env` in the working folder (the environment wins).
 * @throws AppError `configuration`
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, realDisk);
}
