import type { Mail } from '../../infra/mail/mailer.ts';

export const linkLifeMinutes = 15;

/** The mail with the way in. */
export function linkMail({ email, url }: { email: string; url: string }): Mail {
  return {
    to: email,
    subject: 'Your sign-in link for Captioneer',
    text: [
      'Hello,',
      'open this link to sign in to Captioneer:',
      url,
      `It works once, within ${linkLifeMinutes} minutes.`,
      'If you did not ask for it, you need not do anything: without the link nobody gets in.',
    ].join('\n\n'),
    html: htmlMail([
      'Hello,',
      'press the button to sign in to Captioneer.',
      `<a href="${escapeHtml(url)}" style="${buttonStyle}">Sign in</a>`,
      `It works once, within ${linkLifeMinutes} minutes. If the button does nothing, copy this into your browser:<br>${escapeHtml(url)}`,
      'If you did not ask for it, you need not do anything: without the link nobody gets in.',
    ]),
  };
}

/** Sent where accounts are not made by themselves: the page says the same to everybody, so the mailbox must tell. */
export function noAccountMail({ email, publicBaseUrl }: { email: string; publicBaseUrl: string }): Mail {
  const lines = [
    'Hello,',
    `somebody, probably you, wanted to sign in to Captioneer at ${publicBaseUrl} with this address. No account has it, and new accounts are made by the operator there.`,
    'If you have an account, sign in with the address that it was made with. Else ask the operator for one.',
  ];
  return {
    to: email,
    subject: 'There is no Captioneer account with this address',
    text: lines.join('\n\n'),
    html: htmlMail(lines.map(escapeHtml)),
  };
}

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#4c2fd0;color:#ffffff;font-weight:bold;text-decoration:none';

function htmlMail(paragraphs: string[]): string {
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return `<!doctype html>\n<html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1730">\n${body}\n</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
