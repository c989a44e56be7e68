import type { Balance } from '../../../src/product/billing/get-balance.ts';
import type { UserReport } from '../../../src/product/operations/reports/report-user.ts';
import { fill } from '../../../src/texts/fill.ts';
import { shortDuration } from '../../../src/texts/format.ts';
import type { Wording } from '../answer.ts';
import { describeTime } from './amounts.ts';

export function userText(report: UserReport, wording: Wording): string {
  const { profile, isAdmin, balance, videoCounts, newestVideos } = report;
  const { account } = wording.texts;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const counts = videoCounts.map(({ stage, count }) => `${count} ${stage}`).join(', ');
  return [
    [fill(account.name, { email: profile.email ?? account.noEmail, id: profile.userId }), name]
      .filter(Boolean)
      .join(', '),
    [fill(account.since, { time: describeTime(profile.createdAt) }), isAdmin ? account.admin : '']
      .filter(Boolean)
      .join(', '),
    balanceLine(balance, wording),
    '',
    counts === '' ? account.noVideos : fill(account.videos, { counts }),
    ...newestVideos.map(({ videoId, stage, createdAt }) => `  ${videoId}: ${stage}, ${describeTime(createdAt)} UTC`),
    '',
    ...linkLines(report, wording),
  ].join('\n');
}

function balanceLine(balance: Balance | null, { language, texts: { account } }: Wording): string {
  if (!balance) return account.paymentsOff;
  return fill(account.balance, {
    balance: shortDuration(language, balance.balanceSeconds),
    included: shortDuration(language, balance.includedLeftSeconds),
    purchased: shortDuration(language, balance.purchasedLeftSeconds),
    reserved: shortDuration(language, balance.reservedSeconds),
  });
}

function linkLines(report: UserReport, { texts: { account } }: Wording): string[] {
  const { profile, whatsapp, contacts } = report;
  const { telegram } = profile;
  const username = telegram?.username ? `@${telegram.username}` : account.noName;
  const lines = [
    ...(telegram ? [fill(account.telegram, { name: username })] : []),
    ...(whatsapp ? [fill(account.whatsapp, { name: whatsapp.name ?? account.noName })] : []),
    ...contacts.map(({ chatbotId, messengerId }) => fill(account.contact, { chatbotId, messengerId })),
  ];
  return lines.length === 0 ? [account.noLinks] : [account.links, ...lines.map((line) => `  ${line}`)];
}
