import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** Somebody waits before a page meanwhile. */
const timeoutMs = 10_000;

/** Sends through a mail server; the connection is made for each mail, since there are few. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const send = async (mail: Mail) => void (await transport.sendMail(mail));
  return {
    sendMail: (mail) =>
      send(mail).catch((error: unknown) => {
        if (isRefusal(error)) throw error;
        return send(mail);
      }),
  };
}

/** The server has answered, and for good: asking again would change nothing. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 || code === 'EAUTH';
}
