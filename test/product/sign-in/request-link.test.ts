import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import type { Database } from '../../../src/infra/database/connect-database.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createCreditWaitingPayments } from '../../../src/product/payments/booking/credit-waiting-payments.ts';
import { createSignInServices } from '../../../src/product/sign-in/create-sign-in-services.ts';
import { startMailReceiver } from '../../support/mail-receiver.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testClock } from '../../support/test-clock.ts';

const asked = { email: 'ada@example.com', address: '192.0.2.7', returnTo: '/app', language: 'en' } as const;
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

/** The services with this configuration, and every line that they log. */
async function signInWith(env: Record<string, string>, level = 'warn') {
  const lines: string[] = [];
  const logger = pino({ level, base: undefined, timestamp: false }, { write: (line) => void lines.push(line) });
  const config = readConfig({ PUBLIC_BASE_URL: 'https://captions.example', ...env });
  const { clock } = testClock();
  const creditWaitingPayments = createCreditWaitingPayments({ database, clock });
  const signIn = createSignInServices({ database, config, logger, clock, creditWaitingPayments });
  await database.ensureIndexes();
  return { signIn, lines };
}

describe('a sign-in link', () => {
  it('is printed in one line of the log when no mail server is configured, and works', async () => {
    const { signIn, lines } = await signInWith({});
    expect(await signIn.requestLink(asked)).toEqual({ outcome: 'logged' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /Sign-in link for ada@example.com, valid for 15 minutes: https:\/\/captions\.example\/sign-in\//,
    );
    const token = /\/sign-in\/([\w-]+)/.exec(lines[0] ?? '')?.[1] ?? '';
    expect(await signIn.readLink(token)).toEqual({ email: 'ada@example.com', returnTo: '/app' });
  });

  it.each(['error', 'fatal', 'silent'])(
    'is printed at LOG_LEVEL %s too, since there is no other way to sign in',
    async (level) => {
      const { signIn, lines } = await signInWith({}, level);
      expect(await signIn.requestLink(asked)).toEqual({ outcome: 'logged' });
      expect(lines.join()).toContain('https://captions.example/sign-in/');
    },
  );

  it('is sent by the configured mail server', async () => {
    const receiver = await startMailReceiver();
    const { signIn, lines } = await signInWith({ SMTP_URL: receiver.url, MAIL_FROM: 'captions@example.com' });
    expect(await signIn.requestLink(asked)).toEqual({ outcome: 'mailed' });
    expect(receiver.mails).toHaveLength(1);
    // long lines of a mail are broken with a soft `=`
    const body = receiver.mails[0]?.raw.replaceAll('=\r\n', '') ?? '';
    const token = /https:\/\/captions\.example\/sign-in\/([\w-]{32})/.exec(body)?.[1] ?? '';
    expect(await signIn.readLink(token)).toMatchObject({ email: 'ada@example.com' });
    expect(lines).toEqual([]);
  });

  it('is in the language that the user has chosen, else in that of the page', async () => {
    const receiver = await startMailReceiver();
    const { signIn } = await signInWith({ SMTP_URL: receiver.url, MAIL_FROM: 'captions@example.com' });
    const users = createUserModel(database.connection);
    await users.create({
      _id: 7,
      email: 'chosen@example.com',
      language: 'de',
      callbackSecret: 'whsec_',
      createdAt: new Date(),
    });
    await signIn.requestLink({ ...asked, email: 'chosen@example.com', language: 'es' });
    await signIn.requestLink({ ...asked, email: 'new@example.com', language: 'es' });
    const [chosen, fresh] = receiver.mails.map(({ raw }) => raw.replaceAll('=\r\n', ''));
    expect(chosen).toContain('>Anmelden</a>');
    expect(chosen).toContain('<html lang=3D"de">');
    expect(fresh).toContain('<html lang=3D"es">');
  });

  it('that cannot be sent is logged as a failure, without the link', async () => {
    const { signIn, lines } = await signInWith({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'captions@example.com' });
    expect(await signIn.requestLink(asked)).toEqual({ outcome: 'not_sent' });
    expect(lines.join()).toContain('could not send a mail');
    expect(lines.join()).not.toContain('/sign-in/');
  });

  it('is replaced by advice in the log when sign-up is closed', async () => {
    const { signIn, lines } = await signInWith({ SIGN_UP: 'closed' });
    expect(await signIn.requestLink({ ...asked, email: 'eve@example.com' })).toEqual({ outcome: 'logged' });
    expect(lines.join()).toContain('user create --email eve@example.com');
    expect(lines.join()).not.toContain('/sign-in/');
  });
});
