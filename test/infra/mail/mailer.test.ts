import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../src/infra/mail/mailer.ts';
import { type MailReceiver, startMailReceiver } from '../../support/mail-receiver.ts';

const from = 'Captioneer <captions@example.com>';
const mail = {
  to: 'zoë@example.com',
  subject: 'Hallo, Zoë',
  text: 'open https://x.example/sign-in/abc',
  html: '<p>open</p>',
};
let receiver: MailReceiver;

beforeAll(async () => {
  receiver = await startMailReceiver();
});

beforeEach(() => {
  receiver.mails.length = 0;
  receiver.mood.next = [];
});

describe('the mailer', () => {
  it('sends text and HTML to a real mail server, from the configured sender', async () => {
    await createSmtpMailer({ smtpUrl: receiver.url, from }).sendMail({ ...mail, to: 'ada@example.com' });
    const [{ from: sender, to, raw } = { from: '', to: [], raw: '' }] = receiver.mails;
    expect([sender, to]).toEqual(['captions@example.com', ['ada@example.com']]);
    expect(raw).toContain('From: Captioneer <captions@example.com>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('open https://x.example/sign-in/abc');
    expect(raw).toContain('<p>open</p>');
  });

  it('retries once when the server is busy', async () => {
    receiver.mood.next = ['hang_up'];
    await createSmtpMailer({ smtpUrl: receiver.url, from }).sendMail(mail);
    expect(receiver.mails).toHaveLength(1);
  });

  it('fails when it is busy twice', async () => {
    receiver.mood.next = ['hang_up', 'hang_up'];
    await expect(createSmtpMailer({ smtpUrl: receiver.url, from }).sendMail(mail)).rejects.toThrow();
    expect(receiver.mails).toEqual([]);
  });

  it('does not retry after a permanent refusal', async () => {
    const before = receiver.attempts();
    receiver.mood.next = ['refuse'];
    await expect(createSmtpMailer({ smtpUrl: receiver.url, from }).sendMail(mail)).rejects.toThrow();
    const smtpUrl = receiver.url.replace('secret', 'wrong');
    await expect(createSmtpMailer({ smtpUrl, from }).sendMail(mail)).rejects.toThrow();
    expect(receiver.attempts() - before).toBe(2);
  });

  it('fails when there is no server', async () => {
    await expect(createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from }).sendMail(mail)).rejects.toThrow();
  });
});
