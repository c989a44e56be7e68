import { z } from 'zod';
import type { Clock } from '../../infra/clock.ts';
import type { SignUp } from '../../infra/config/config.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Mail, Mailer } from '../../infra/mail/mailer.ts';
import { hashSecret, type RandomBytes } from '../../infra/secrets.ts';
import type { UserModel } from '../accounts/user.model.ts';
import type { LinkLimits } from './link-limits.ts';
import { linkLifeMinutes, linkMail, noAccountMail } from './link-mail.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { SignInLinkModel } from './sign-in-link.model.ts';
import type { LinkRequestOutcome, SignInServices } from './sign-in-services.ts';

export interface RequestLinkDeps {
  links: SignInLinkModel;
  users: UserModel;
  limits: LinkLimits;
  /** null = links are printed in the log. */
  mailer: Mailer | null;
  signUp: SignUp;
  publicBaseUrl: string;
  logger: Logger;
  clock: Clock;
  random: RandomBytes;
}

/** 192 bits. */
const tokenBytes = 24;

/**
 * Sends a way in to whoever reads the mailbox. What comes back, and how long it takes, is the same whether or not
 * anybody has the address: one mail is sent either way.
 */
export async function requestLink(
  deps: RequestLinkDeps,
  { email: typed, address, returnTo, language: pageLanguage }: Parameters<SignInServices['requestLink']>[0],
): Promise<LinkRequestOutcome> {
  const email = readEmail(typed);
  if (email === null) return { outcome: 'no_address' };
  const waitSeconds = await deps.limits.count({ email, address });
  if (waitSeconds > 0) return { outcome: 'too_often', waitSeconds };
  const user = await deps.users.findOne({ email, deletionRequestedAt: null }, { language: 1 }).lean();
  const language = user?.language ?? pageLanguage;
  if (deps.signUp !== 'open' && !user) {
    const mail = noAccountMail({ email, publicBaseUrl: deps.publicBaseUrl, language });
    return tell(deps, mail, noAccountLine(email));
  }
  const url = await makeLink(deps, { email, returnTo: safeRedirect(returnTo) });
  return tell(deps, linkMail({ email, url, language }), linkLine({ email, url }));
}

function readEmail(typed: string): string | null {
  const result = z.email().max(254).safeParse(typed.trim());
  return result.success ? result.data.toLowerCase() : null;
}

async function makeLink(
  { links, publicBaseUrl, clock, random }: RequestLinkDeps,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<string> {
  const token = random(tokenBytes).toString('base64url');
  const expiresAt = new Date(clock() + linkLifeMinutes * 60_000);
  await links.create({ _id: hashSecret(token), email, returnTo, expiresAt });
  return `${publicBaseUrl}/sign-in/${token}`;
}

async function tell(
  { mailer, logger, limits }: RequestLinkDeps,
  mail: Mail,
  line: string,
): Promise<LinkRequestOutcome> {
  if (mailer === null) {
    // whatever LOG_LEVEL is: there is no other way in
    logger.child({}, { level: 'warn' }).warn(line);
    return { outcome: 'logged' };
  }
  try {
    await mailer.sendMail(mail);
    return { outcome: 'mailed' };
  } catch (err) {
    logger.error(
      { err, subject: mail.subject },
      'a mail could not be sent: check SMTP_URL, MAIL_FROM and the mail server',
    );
    await limits.giveBack(mail.to);
    return { outcome: 'not_sent' };
  }
}

function linkLine({ email, url }: { email: string; url: string }): string {
  return `Sign-in link for ${email}, good for ${linkLifeMinutes} minutes: ${url} (set SMTP_URL to have links mailed)`;
}

function noAccountLine(email: string): string {
  return `${email} wanted to sign in, but has no account and SIGN_UP is closed: npm run captioneer -- user create --email ${email}`;
}
