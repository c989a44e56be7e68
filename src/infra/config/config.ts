import type { ShareServiceId } from '../share-service-ids.ts';
import type { PriceRow } from './price-table.ts';

/** The service's settings. Only `readConfig` makes one, and nothing else reads the environment. */
export interface Config {
  http: {
    host: string;
    port: number;
    publicBaseUrl: string;
    mediaBaseUrl: string | null;
    trustedProxies: number;
    drainSeconds: number;
    /** Of health and metrics in processes without the API. */
    statusPort: number;
  };
  paths: { dataDir: string; cacheDir: string; fontsDir: string | null };
  database: { kind: 'embedded' } | { kind: 'external'; uri: string };
  storage: StorageConfig;
  allowPrivateNetwork: boolean;
  links: {
    /** Services that are asked for the file behind a share link of theirs. */
    shareServices: ShareServiceId[];
    /** The operator's program for pages of large platforms; null = there is none. */
    resolver: { command: string; hosts: string[]; maxSeconds: number; path: string } | null;
  };
  limits: {
    maxVideoSeconds: number;
    maxSourceBytes: number;
    /** Of uploads and sources that one account keeps; 0 = no limit. */
    maxBytesPerAccount: number;
    /** Of one account, waiting or being processed; 0 = no limit. */
    maxQueuedVideos: number;
    /** Of all accounts together; 0 = no limit. */
    maxQueuedOfAll: number;
    /** Of one account, in the hands of workers at the same time; 0 = no limit. */
    maxVideosInWork: number;
    /** Below it, nothing new is accepted or started; 0 = never. */
    minFreeDiskBytes: number;
    segmentCacheBytes: number;
    /** Of sources on this machine's disk, with S3. */
    sourceCacheBytes: number;
    retentionDays: number;
    /** Of source files; never longer than their videos are kept. */
    sourceRetentionDays: number;
    /** Calls a minute for one token; 0 = no limit. */
    ratePerMinute: number;
    freeSecondsPerMonth: number;
  };
  render: { concurrency: number; encoder: EncoderChoice };
  /** How much of each kind of work one process does at the same time, besides renders. */
  concurrency: Record<'fetch' | 'transcribe' | 'assemble' | 'deliver' | 'chats', number>;
  speech: SpeechConfig;
  telegram: {
    botToken: string;
    apiRoot: string;
    updates: { mode: 'polling' } | { mode: 'webhook'; secret: string };
  } | null;
  whatsapp: WhatsAppConfig | null;
  operatorBot: { botToken: string; apiRoot: string; chatIds: string[] } | null;
  chatbotPlatform: ChatbotPlatformConfig;
  /** A language model for what the rules do not understand in chats; null = none. */
  /** Chats ask an encoder of sentences what a message means that no rule reads. */
  comparesSentences: boolean;
  chatModel: ChatModelConfig | null;
  payments: PaymentsConfig | null;
  mail: { smtpUrl: string; from: string } | null;
  signUp: SignUp;
  logLevel: LogLevel;
  metricsToken: string | null;
  /** null = no traces are recorded. */
  tracing: TracingConfig | null;
}

/** Where traces are sent, by OTLP over HTTP. */
export interface TracingConfig {
  /** Without a trailing slash and without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Of the traces that begin here, 0–1. */
  share: number;
}

export type StorageConfig =
  | { kind: 'disk' }
  | {
      kind: 's3';
      endpoint: string | null;
      region: string;
      bucket: string;
      /** Before every key: empty, or ends with a slash. */
      keyPrefix: string;
      /** Finished videos are downloaded by redirects to presigned URLs. */
      redirects: boolean;
      /** For the redirects; null = `endpoint`. */
      publicEndpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

export type SpeechConfig =
  /** `modelDir`: any model of sherpa-onnx; null = the Whisper model that setup made, from `ct2Dir` if given. */
  | { engine: 'whisper'; ct2Dir: string | null; modelDir: string | null }
  | { engine: 'openai'; url: string; apiKey: string | null; model: string }
  | { engine: 'command'; command: string }
  | { engine: 'none' };

/** An OpenAI-compatible chat API. */
export interface ChatModelConfig {
  /** Including `/v1`. */
  url: string;
  model: string;
  apiKey: string | null;
}

export interface WhatsAppConfig {
  token: string;
  /** Of the business. */
  phoneNumberId: string;
  appSecret: string;
  verifyToken: string;
  /** With a version, and without a slash at its end. */
  apiRoot: string;
  /** null = late messages wait until the person writes. */
  template: { name: string; language: string } | null;
}

export interface ChatbotPlatformConfig {
  platform: 'manychat' | 'chatfuel';
  /** null = the platform’s official API. */
  apiRoot: string | null;
  /** null = nothing is sent to the platform; its requests are still answered. */
  token: string | null;
  /** Chatfuel only: the block that sends messages. */
  block: string | null;
}

export interface PaymentsConfig {
  /** At least one. The first one also receives messages at the URL without a provider name. */
  providers: PaymentProviderConfig[];
  prices: PriceRow[];
}

/** Values of PAYMENTS_PROVIDER. */
export const paymentProviderNames = ['paypal', 'signed', 'nowpayments', 'digistore24', 'paypro'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

export type PaymentProviderConfig =
  | { name: 'paypal'; verifyUrl: string; receiver: string }
  | { name: 'signed'; secret: string }
  | { name: 'nowpayments'; secret: string }
  /** `acceptsTests`: unpaid test orders add seconds too. */
  | { name: 'digistore24'; passphrase: string; acceptsTests: boolean }
  | { name: 'paypro'; validationKey: string; acceptsTests: boolean };

/** open = signing in with a new address creates an account; closed = only operators and integrations create them. */
export const signUps = ['open', 'closed'] as const;
export type SignUp = (typeof signUps)[number];

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Video encoders; `engine/render/encoders` has their arguments. */
export const encoderNames = [
  ...(['x264-veryfast', 'x264-medium', 'svt-av1'] as const),
  ...(['nvenc', 'qsv', 'vaapi', 'videotoolbox'] as const),
] as const;
export type EncoderName = (typeof encoderNames)[number];

/** Values of ENCODER. auto = the first hardware encoder that works here, else x264-veryfast. */
export const encoderChoices = [...encoderNames, 'auto'] as const;
export type EncoderChoice = (typeof encoderChoices)[number];
