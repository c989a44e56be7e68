import type { Balance } from '../../../src/product/billing/get-balance.ts';
import type { UserReport } from '../../../src/product/operations/reports/report-user.ts';
import { describeSeconds, describeTime } from './amounts.ts';

export function userText({ profile, contacts, isAdmin, balance, videoCounts, newestVideos }: UserReport): string {
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const counts = videoCounts.map(({ stage, count }) => `${count} ${stage}`);
  return [
    `${profile.email ?? 'no email'} (account ${profile.userId})${name === '' ? '' : `, ${name}`}`,
    `Since ${describeTime(profile.createdAt)} UTC${isAdmin ? ', operator of the pages' : ''}`,
    balanceLine(balance),
    '',
    `Videos: ${counts.length === 0 ? 'none' : counts.join(', ')}`,
    ...newestVideos.map(({ videoId, stage, createdAt }) => `  ${videoId}: ${stage}, ${describeTime(createdAt)} UTC`),
    '',
    ...linkLines(profile.telegram, contacts),
  ].join('\n');
}

function balanceLine(balance: Balance | null): string {
  if (!balance) return 'Balance: payments are off';
  const { balanceSeconds, includedLeftSeconds, purchasedLeftSeconds, reservedSeconds } = balance;
  const parts = `${describeSeconds(includedLeftSeconds)} of this month’s, ${describeSeconds(purchasedLeftSeconds)} bought or given`;
  return `Balance: ${describeSeconds(balanceSeconds)} (${parts}); ${describeSeconds(reservedSeconds)} reserved`;
}

function linkLines(telegram: UserReport['profile']['telegram'], contacts: UserReport['contacts']): string[] {
  if (!telegram && contacts.length === 0) return ['Links: none'];
  return [
    'Links:',
    ...(telegram ? [`  Telegram ${telegram.username ? `@${telegram.username}` : 'without a name'}`] : []),
    ...contacts.map(({ chatbotId, messengerId }) => `  chatbot ${chatbotId}, messenger ${messengerId}`),
  ];
}
