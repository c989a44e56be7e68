import { z } from 'zod';
import { logLevels, signUps } from './config.ts';
import { text, type Variable } from './variable.ts';

/** People who sign in, and those who operate. */
export const peopleVariables = {
  SMTP_URL: {
    schema: z.string().regex(/^smtps?:\/\//),
    rule: 'must start with smtp:// or smtps://',
    about: 'sends sign-in links; unset = printed in the log',
  },
  MAIL_FROM: {
    schema: z.string().regex(/@/),
    rule: 'must be an email address (needed with SMTP_URL)',
    about: 'sender of mails',
  },
  SIGN_UP: {
    schema: z.enum(signUps),
    rule: `must be ${signUps.join(' or ')}`,
    default: 'open',
    about: 'whether signing in with a new address makes an account; closed = only you and integrations make them',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels),
    rule: `must be one of ${logLevels.join(', ')}`,
    default: 'info',
    about: 'how much is logged',
  },
  METRICS_TOKEN: { schema: text, rule: 'must not be empty', about: 'bearer token for /metrics; unset = open' },
} as const satisfies Record<string, Variable>;
