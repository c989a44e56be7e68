import { logLevels, signUps } from './config.ts';
import { oneOf, text, textLike, type Variable } from './variable.ts';

/** People who sign in, and operators. */
export const peopleVariables = {
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
} as const satisfies Record<string, Variable>;
