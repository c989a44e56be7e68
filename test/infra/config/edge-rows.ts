import type { Config } from '../../../src/infra/config/config.ts';
import { type Env, notUrls, type SettingRow } from './setting-row.ts';

const telegram: Env = { TELEGRAM_BOT_TOKEN: '123:abc' };
export const webhook: Env = { ...telegram, TELEGRAM_UPDATES: 'webhook', TELEGRAM_WEBHOOK_SECRET: 'hook' };
export const operator: Env = { OPERATOR_BOT_TOKEN: '456:def', OPERATOR_CHAT_IDS: '1' };
const withoutToken: Env = {
  WHATSAPP_PHONE_NUMBER_ID: '1065',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'word',
};
const whatsapp: Env = { WHATSAPP_TOKEN: 'EAAx', ...withoutToken };
const whatsappConfig = {
  ...{ token: 'EAAx', phoneNumberId: '1065', appSecret: 'secret', verifyToken: 'word' },
  ...{ apiRoot: 'https://graph.facebook.com/v24.0', template: null },
};
const manychat: Env = { CHATBOT_PLATFORM_TOKEN: 'key' };
const paypal: Env = { PAYMENTS_PROVIDER: 'paypal', PAYPAL_RECEIVER: 'shop@example.com', PRICE_TABLE: '[]' };
export const signed: Env = { PAYMENTS_PROVIDER: 'signed', PAYMENTS_SECRET: 'whsec_c2VjcmV0', PRICE_TABLE: '[]' };
const others: Env = { NOWPAYMENTS_IPN_SECRET: 'now', DIGISTORE24_PASSPHRASE: 'digi', PAYPRO_VALIDATION_KEY: 'pro' };
export const mail: Env = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'captions@example.com' };

const collector: Env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

/** Settings of outside systems (bots, chatbot platform, payments, mail), and of operation. */
export const edgeRows: SettingRow[] = [
  {
    name: 'TELEGRAM_BOT_TOKEN',
    read: (config) => config.telegram,
    unset: null,
    set: [['123:abc', { botToken: '123:abc', apiRoot: 'https://api.telegram.org', updates: { mode: 'polling' } }]],
    refused: ['abc', '123', '123:a b'],
  },
  {
    name: 'TELEGRAM_API_ROOT',
    read: ({ telegram: bot, operatorBot }) => [bot?.apiRoot, operatorBot?.apiRoot],
    unset: ['https://api.telegram.org', 'https://api.telegram.org'],
    set: [
      ['http://localhost:8081', ['http://localhost:8081', 'http://localhost:8081']],
      ['http://localhost:8081/', ['http://localhost:8081', 'http://localhost:8081']],
    ],
    refused: notUrls,
    with: { ...telegram, ...operator },
  },
  {
    name: 'TELEGRAM_UPDATES',
    read: (config) => config.telegram?.updates,
    unset: { mode: 'polling' },
    set: [
      ['webhook', { mode: 'webhook', secret: 'hook' }],
      ['polling', { mode: 'polling' }],
    ],
    refused: ['push'],
    with: { ...telegram, TELEGRAM_WEBHOOK_SECRET: 'hook' },
  },
  {
    name: 'TELEGRAM_WEBHOOK_SECRET',
    read: (config) => config.telegram?.updates,
    unset: Error,
    set: [['a_b-9', { mode: 'webhook', secret: 'a_b-9' }]],
    refused: ['with blank', 'x'.repeat(257), 'ü'],
    with: webhook,
  },
  {
    name: 'WHATSAPP_TOKEN',
    read: (config) => config.whatsapp,
    unset: null,
    set: [['EAAx', whatsappConfig]],
    refused: ['with blank'],
    with: withoutToken,
  },
  {
    name: 'WHATSAPP_PHONE_NUMBER_ID',
    read: (config) => config.whatsapp?.phoneNumberId,
    unset: Error,
    set: [['106540352242922', '106540352242922']],
    refused: ['+1 555', 'number'],
    with: whatsapp,
  },
  {
    name: 'WHATSAPP_APP_SECRET',
    read: (config) => config.whatsapp?.appSecret,
    unset: Error,
    set: [['secret', 'secret']],
    refused: [],
    with: whatsapp,
  },
  {
    name: 'WHATSAPP_VERIFY_TOKEN',
    read: (config) => config.whatsapp?.verifyToken,
    unset: Error,
    set: [['my word', 'my word']],
    refused: [],
    with: whatsapp,
  },
  {
    name: 'WHATSAPP_API_ROOT',
    read: (config) => config.whatsapp?.apiRoot,
    unset: 'https://graph.facebook.com/v24.0',
    set: [
      ['http://localhost:9', 'http://localhost:9/v24.0'],
      ['http://localhost:9/v23.0/', 'http://localhost:9/v23.0'],
    ],
    refused: notUrls,
    with: whatsapp,
  },
  {
    name: 'WHATSAPP_TEMPLATE',
    read: (config) => config.whatsapp?.template,
    unset: null,
    set: [
      ['video_news', { name: 'video_news', language: 'en' }],
      ['video_news/pt_BR', { name: 'video_news', language: 'pt_BR' }],
    ],
    refused: ['Video News', 'news/english', '/en'],
    with: whatsapp,
  },
  {
    name: 'OPERATOR_BOT_TOKEN',
    read: (config) => config.operatorBot?.botToken ?? null,
    unset: null,
    set: [['9:z', '9:z']],
    refused: ['z'],
    with: { OPERATOR_CHAT_IDS: '1' },
  },
  {
    name: 'OPERATOR_CHAT_IDS',
    read: (config) => config.operatorBot?.chatIds,
    unset: Error,
    set: [
      ['1', ['1']],
      ['1, -100200 ,3', ['1', '-100200', '3']],
    ],
    refused: ['one', '1,,2', '1;2'],
    with: operator,
  },
  {
    name: 'CHATBOT_PLATFORM',
    read: (config) => config.chatbotPlatform.platform,
    unset: 'manychat',
    set: [
      ['manychat', 'manychat'],
      ['chatfuel', 'chatfuel'],
    ],
    refused: ['ManyChat'],
    with: { ...manychat, CHATBOT_PLATFORM_BLOCK: 'Video' },
  },
  {
    name: 'CHATBOT_PLATFORM_API_ROOT',
    read: (config) => config.chatbotPlatform.apiRoot,
    unset: null,
    set: [['http://localhost:9', 'http://localhost:9']],
    refused: notUrls,
    with: manychat,
  },
  {
    name: 'CHATBOT_PLATFORM_TOKEN',
    read: (config) => config.chatbotPlatform.token,
    unset: null,
    set: [['key', 'key']],
    refused: [],
  },
  {
    name: 'CHATBOT_PLATFORM_BLOCK',
    read: (config) => config.chatbotPlatform.block,
    unset: Error,
    set: [['Video ready', 'Video ready']],
    refused: [''],
    with: { ...manychat, CHATBOT_PLATFORM: 'chatfuel' },
  },
  {
    name: 'SENTENCE_MODEL',
    read: ({ comparesSentences }) => comparesSentences,
    unset: true,
    set: [
      ['encoder', true],
      ['none', false],
    ],
    refused: ['small'],
  },
  {
    name: 'CHAT_MODEL_URL',
    read: ({ chatModel }) => chatModel?.url,
    unset: undefined,
    set: [['http://10.0.0.7:8080/v1', 'http://10.0.0.7:8080/v1']],
    refused: ['localhost:8080'],
    with: { CHAT_MODEL: 'small' },
  },
  {
    name: 'CHAT_MODEL',
    read: ({ chatModel }) => chatModel?.model,
    unset: Error,
    set: [['small', 'small']],
    refused: [''],
    with: { CHAT_MODEL_URL: 'http://10.0.0.7/v1' },
  },
  {
    name: 'CHAT_MODEL_KEY',
    read: ({ chatModel }) => chatModel?.apiKey,
    unset: null,
    set: [['sk-1', 'sk-1']],
    refused: [],
    with: { CHAT_MODEL_URL: 'http://10.0.0.7/v1', CHAT_MODEL: 'small' },
  },
  {
    name: 'PAYMENTS_PROVIDER',
    read: ({ payments }) => payments?.providers.map(({ name }) => name) ?? null,
    unset: null,
    set: [
      ['paypal', ['paypal']],
      ['signed', ['signed']],
      ['signed, paypal', ['signed', 'paypal']],
      ['nowpayments,digistore24,paypro', ['nowpayments', 'digistore24', 'paypro']],
    ],
    refused: ['stripe', 'paypal,', 'signed signed', 'signed,signed'],
    with: { ...paypal, ...signed, ...others },
  },
  {
    name: 'PAYPAL_VERIFY_URL',
    read: ({ payments }) => setting(payments, 'verifyUrl'),
    unset: 'https://ipnpb.paypal.com/cgi-bin/webscr',
    set: [['http://127.0.0.1:1/verify', 'http://127.0.0.1:1/verify']],
    refused: notUrls,
    with: paypal,
  },
  {
    name: 'PAYPAL_RECEIVER',
    read: ({ payments }) => setting(payments, 'receiver'),
    unset: Error,
    set: [['ABC123', 'ABC123']],
    refused: [''],
    with: paypal,
  },
  {
    name: 'PAYMENTS_SECRET',
    read: ({ payments }) => setting(payments, 'secret'),
    unset: Error,
    set: [['whsec_QUJD', 'whsec_QUJD']],
    refused: ['QUJD', 'whsec_', 'whsec_!'],
    with: signed,
  },
  {
    name: 'NOWPAYMENTS_IPN_SECRET',
    read: ({ payments }) => setting(payments, 'secret'),
    unset: Error,
    set: [['abc', 'abc']],
    refused: [''],
    with: { ...signed, ...others, PAYMENTS_PROVIDER: 'nowpayments' },
  },
  {
    name: 'DIGISTORE24_PASSPHRASE',
    read: ({ payments }) => setting(payments, 'passphrase'),
    unset: Error,
    set: [['abc', 'abc']],
    refused: [''],
    with: { ...signed, ...others, PAYMENTS_PROVIDER: 'digistore24' },
  },
  {
    name: 'PAYPRO_VALIDATION_KEY',
    read: ({ payments }) => setting(payments, 'validationKey'),
    unset: Error,
    set: [['abc', 'abc']],
    refused: [''],
    with: { ...signed, ...others, PAYMENTS_PROVIDER: 'paypro' },
  },
  {
    name: 'PAYMENTS_TEST_ORDERS',
    read: ({ payments }) => setting(payments, 'acceptsTests'),
    unset: false,
    set: [
      ['true', true],
      ['0', false],
    ],
    refused: ['maybe'],
    with: { ...signed, ...others, PAYMENTS_PROVIDER: 'paypro' },
  },
  {
    name: 'PRICE_TABLE',
    read: ({ payments }) => payments?.prices,
    unset: Error,
    set: [
      ['./prices.json', []],
      ['[]', []],
      [
        '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
        [{ item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null }],
      ],
      [
        '[{"item":"club","amount":"500","currency":"JPY","seconds":60,"period":"month"}]',
        [{ item: 'club', price: { minorUnits: 500, currency: 'JPY' }, seconds: 60, period: 'month' }],
      ],
    ],
    refused: [
      '',
      '{bad',
      '[{]',
      '{"item":"not a list"}',
      '[{"item":"a","amount":"9.00","currency":"USD"}]',
      '[{"item":"a","amount":9,"currency":"USD","seconds":60}]',
      '[{"item":"a","amount":"0.00","currency":"USD","seconds":60}]',
      '[{"item":"a","amount":"-9.00","currency":"USD","seconds":60}]',
      '[{"item":"a","amount":"9.005","currency":"USD","seconds":60}]',
      '[{"item":"a","amount":"9.5","currency":"JPY","seconds":60}]',
      '[{"item":"a","amount":"9.00","currency":"dollars","seconds":60}]',
      '[{"item":"a","amount":"9.00","currency":"USD","seconds":1.5}]',
      '[{"item":"a","amount":"9.00","currency":"USD","seconds":60,"period":"year"}]',
      '[{"item":"a","amount":"9.00","currency":"USD","seconds":60},{"item":"a","amount":"9","currency":"USD","seconds":90}]',
    ],
    with: signed,
  },
  {
    name: 'SMTP_URL',
    read: (config) => config.mail?.smtpUrl ?? null,
    unset: null,
    set: [['smtps://u:p@mail', 'smtps://u:p@mail']],
    refused: ['mail.example', 'http://mail'],
    with: { MAIL_FROM: 'a@b' },
  },
  {
    name: 'MAIL_FROM',
    read: (config) => config.mail?.from,
    unset: Error,
    set: [['Captions <a@b.example>', 'Captions <a@b.example>']],
    refused: ['nobody'],
    with: mail,
  },
  {
    name: 'SIGN_UP',
    read: ({ signUp }) => signUp,
    unset: 'open',
    set: [['closed', 'closed']],
    refused: ['Open', 'no'],
  },
  {
    name: 'LOG_LEVEL',
    read: ({ logLevel }) => logLevel,
    unset: 'info',
    set: [
      ['debug', 'debug'],
      ['silent', 'silent'],
    ],
    refused: ['loud', 'INFO'],
  },
  { name: 'METRICS_TOKEN', read: ({ metricsToken }) => metricsToken, unset: null, set: [['t', 't']], refused: [] },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    read: ({ tracing }) => tracing?.endpoint,
    unset: undefined,
    set: [
      ['http://collector:4318', 'http://collector:4318'],
      ['https://otel.example/in/', 'https://otel.example/in'],
    ],
    refused: notUrls,
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    read: ({ tracing }) => tracing?.headers,
    unset: {},
    set: [
      ['api-key=abc=', { 'api-key': 'abc=' }],
      ['authorization=Bearer%20x%2Cy, x-team=1', { authorization: 'Bearer x,y', 'x-team': '1' }],
    ],
    refused: ['abc', '=x', 'a=', 'a=b,', 'a=b c', 'a=%0d%0ab', 'a=%zz', 'a b=c'],
    with: collector,
  },
  {
    name: 'OTEL_SERVICE_NAME',
    read: ({ tracing }) => tracing?.serviceName,
    unset: 'captioneer',
    set: [['captions-eu', 'captions-eu']],
    refused: [],
    with: collector,
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    read: ({ tracing }) => tracing?.share,
    unset: 1,
    set: [
      ['0', 0],
      ['0.25', 0.25],
      ['1.0', 1],
    ],
    refused: ['-0.1', '1.1', '10', '.5', '50%'],
    with: collector,
  },
];

/** A setting of the first provider. */
function setting(payments: Config['payments'], name: string): unknown {
  return new Map<string, unknown>(Object.entries(payments?.providers[0] ?? {})).get(name);
}
