import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface MailReceiver {
  /** Value of SMTP_URL. */
  url: string;
  /** As received, oldest first. */
  mails: { from: string; to: string[]; raw: string }[];
  /** How the next mails are answered; `accept` at first. */
  mood: { next: ('accept' | 'hang_up' | 'refuse')[] };
  /** Number of attempts. */
  attempts(): number;
}

/** A real mail server on a free port, with the password `secret` for the user `captions`. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: MailReceiver['mails'] = [];
  const mood: MailReceiver['mood'] = { next: [] };
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === 'captions' && password === 'secret';
      if (!isKnown) attempts += 1;
      done(isKnown ? null : new Error('535 wrong password'), { user: username });
    },
    onMailFrom(_address, _session, done) {
      attempts += 1;
      const now = mood.next.shift() ?? 'accept';
      if (now === 'hang_up') return done(Object.assign(new Error('try later'), { responseCode: 421 }));
      if (now === 'refuse') return done(Object.assign(new Error('no such sender'), { responseCode: 550 }));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://captions:secret@127.0.0.1:${port}`, mails, mood, attempts: () => attempts };
}
