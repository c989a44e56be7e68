import { z } from 'zod';
import type { Clock } from '../../infra/clock.ts';
import type { SignUp } from '../../infra/config/config.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Mail, Mailer } from '../../infra/mail/mailer.ts';
import { hashSecret, type RandomBytes } from '../../infra/secrets.ts';
import type { Language } from '../../texts/languages.ts';
import type { UserModel } from '../accounts/user.model.ts';
import type { LinkLimits } from './link-limits.ts';
import { linkLifeMinutes, linkMail, noAccountMail } from './link-mail.ts';
import type { SignInLinkModel } from './use-link.ts';

/**
 * Result of a request for a sign-in link: sent by mail; printed in the log, when no mail server is configured; or not
 * sent, because the mail server failed, the text is not an email address, or links were requested too often.
 */
export type LinkRequestOutcome =
  | { outcome: 'mailed' | 'logged' | 'not_sent' | 'no_address' }
  | { outcome: 'too_often'; waitSeconds: number };

interface RequestLinkDeps {
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
 * Sends a single-use sign-in link to the address. The result, and the time it takes, do not reveal whether an account
 * has the address: one mail is sent either way.
 * @param input.address IP address of the caller, for the rate limit
 * @param input.language of the mail, when the account has chosen none
 * @param input.returnTo path to open after signing in, see {@link safeRedirect}
 */
export async function requestLink(
  deps: RequestLinkDeps,
  {
    email: typed,
    address,
    returnTo,
    language: pageLanguage,
  }: { email: string; address: string; returnTo: string; language: Language },
): Promise<LinkRequestOutcome> {
  const email = readEmail(typed);
  if (email === null) return { outcome: 'no_address' };
  const waitSeconds = await deps.limits.count({ email, address });
  if (waitSeconds > 0) return { outcome: 'too_often', waitSeconds };
  const user = await deps.users.findOne({ email, deletionRequestedAt: null }, { language: 1 }).lean();
  const language = user?.language ?? pageLanguage;
  if (deps.signUp !== 'open' && !user) {
    const mail = noAccountMail({ email, publicBaseUrl: deps.publicBaseUrl, language });
    return send(deps, mail, noAccountLine(email));
  }
  const url = await makeLink(deps, { email, returnTo: safeRedirect(returnTo) });
  return send(deps, linkMail({ email, url, language }), linkLine({ email, url }));
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

async function send(
  { mailer, logger, limits }: RequestLinkDeps,
  mail: Mail,
  line: string,
): Promise<LinkRequestOutcome> {
  if (mailer === null) {
    // at any LOG_LEVEL: there is no other way to sign in
    logger.child({}, { level: 'warn' }).warn(line);
    return { outcome: 'logged' };
  }
  try {
    await mailer.sendMail(mail);
    return { outcome: 'mailed' };
  } catch (err) {
    logger.error(
      { err, subject: mail.subject },
      'could not send a mail: check SMTP_URL, MAIL_FROM and the mail server',
    );
    await limits.giveBack(mail.to);
    return { outcome: 'not_sent' };
  }
}

function linkLine({ email, url }: { email: string; url: string }): string {
  return `Sign-in link for ${email}, valid for ${linkLifeMinutes} minutes: ${url} (set SMTP_URL to send links by mail)`;
}

function noAccountLine(email: string): string {
  return `${email} wanted to sign in, but has no account, and SIGN_UP is closed. Create one: npm run captioneer -- user create --email ${email}`;
}

/** The page after signing in when no other was asked for. */
const startPath = '/app';

/**
 * Returns the path when it belongs to one of our own pages, else the start page. The path comes from outside, and a
 * link of ours must not lead to another site (open redirect).
 */
function safeRedirect(path: string): string {
  const base = 'http://own.invalid';
  if (path.length > 2000 || !path.startsWith('/') || !URL.canParse(path, base)) return startPath;
  const { origin, pathname, search } = new URL(path, base);
  const isOwn = origin === base && /^\/(app|claim)(\/|$)/.test(pathname);
  return isOwn ? pathname + search : startPath;
}
