import type { Mail } from '../../infra/mail/mailer.ts';
import { fill } from '../../texts/fill.ts';
import type { Language } from '../../texts/languages.ts';
import { textsOf } from '../../texts/texts-of.ts';

export const linkLifeMinutes = 15;

/** Mail with a sign-in link. */
export function linkMail({ email, url, language }: { email: string; url: string; language: Language }): Mail {
  const { hello, signIn } = textsOf(language).mails;
  const { subject, openLink, pressButton, button, buttonFails, notAsked } = signIn;
  const once = fill(signIn.once, { minutes: linkLifeMinutes });
  const link = escapeHtml(url);
  const html = [
    ...[hello, pressButton].map(escapeHtml),
    `<a href="${link}" style="${buttonStyle}">${escapeHtml(button)}</a>`,
    escapeHtml(once),
    `${escapeHtml(buttonFails)}<br>${link}`,
    escapeHtml(notAsked),
  ];
  const text = [hello, openLink, url, once, notAsked].join('\n\n');
  return { to: email, subject, text, html: htmlMail(html, language) };
}

/**
 * Sent instead of a link when sign-up is closed and no account has the address. Only the mail may say so: the page
 * shows the same text to everybody.
 */
export function noAccountMail({
  email,
  publicBaseUrl,
  language,
}: {
  email: string;
  publicBaseUrl: string;
  language: Language;
}): Mail {
  const { hello, noAccount } = textsOf(language).mails;
  const lines = [hello, fill(noAccount.asked, { url: publicBaseUrl }), noAccount.whatToDo];
  return {
    to: email,
    subject: noAccount.subject,
    text: lines.join('\n\n'),
    html: htmlMail(lines.map(escapeHtml), language),
  };
}

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#4c2fd0;color:#ffffff;font-weight:bold;text-decoration:none';

function htmlMail(paragraphs: string[], language: Language): string {
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return `<!doctype html>\n<html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1730">\n${body}\n</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
