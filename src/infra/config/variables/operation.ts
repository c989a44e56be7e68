import { logLevels, signUps } from '../config.ts';
import { headerList, httpUrl, oneOf, share, text, textLike, type Variable } from '../variable.ts';

export const operationVariables = {
  SMTP_URL: {
    ...textLike(/^smtps?:\/\//, 'a URL that starts with smtp:// or smtps://'),
    about: 'mail server that sends sign-in links; unset = the links are written to the log',
  },
  MAIL_FROM: {
    ...textLike(/@/, 'an email address'),
    neededWith: 'SMTP_URL',
    about: 'sender address of mails',
  },
  SIGN_UP: {
    ...oneOf(signUps),
    default: 'open',
    about:
      'whether signing in with a new address creates an account; closed = only operators and integrations create accounts',
  },
  LOG_LEVEL: { ...oneOf(logLevels), default: 'info', about: 'least severe level that is logged' },
  METRICS_TOKEN: { ...text('any text'), about: 'bearer token for /metrics; unset = /metrics is public' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...httpUrl,
    about: 'base URL of an OpenTelemetry collector that traces are sent to (OTLP over HTTP); unset = no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    ...headerList,
    about: 'headers for the collector, such as the key of a hosted one; unset = none',
  },
  OTEL_SERVICE_NAME: { ...text('a name'), default: 'captioneer', about: 'name of this service in traces' },
  OTEL_TRACES_SAMPLER_ARG: {
    ...share,
    default: '1',
    about: 'share of the traces beginning here that is recorded; who calls with a traceparent decides for that trace',
  },
} as const satisfies Record<string, Variable>;
