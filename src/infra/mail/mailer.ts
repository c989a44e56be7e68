import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** @throws Error if the mail server did not accept it, after one retry */
  sendMail(mail: Mail): Promise<void>;
}

/** Short, since a person is waiting for the page. */
const timeoutMs = 10_000;

/** Sends mails through an SMTP server, with a new connection for each, since there are few. */
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

/** Whether the server has refused permanently: a retry would not help. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 || code === 'EAUTH';
}
