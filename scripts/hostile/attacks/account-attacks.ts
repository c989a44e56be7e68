import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createVisitor } from '../../../test/support/page-visitor.ts';
import { type HostileAttack, someAddress } from '../hostile-target.ts';
import { many, statusOf } from './many.ts';

export const accountAttacks: HostileAttack[] = [
  {
    name: 'sign-in: 500 links for one person, from many addresses',
    async run({ baseUrl, logFile, newAccount, share }) {
      const { email } = await newAccount();
      const outcome = await many({ count: 500 * share, atOnce: 10 }, async () => {
        const headers = { 'X-Forwarded-For': someAddress() };
        return (await createVisitor(baseUrl).post('/sign-in', { email }, { headers })).status;
      });
      const links = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.includes(email));
      return `${outcome}; ${links.filter((line) => line.includes('/sign-in/')).length} links sent`;
    },
  },
  {
    name: 'sign-in: 2,000 guessed links and tokens',
    async run({ baseUrl, share }) {
      const paths = ['/sign-in/', '/v/', '/media/a/', '/media/preview/', '/claim/', '/webhooks/chatbot/taps/'];
      return many({ count: 2000 * share, atOnce: 20 }, (index) => {
        const guess = randomBytes(24).toString('base64url');
        const headers = { 'X-Forwarded-For': someAddress(), Authorization: `Bearer ${guess}` };
        const path = index % 7 === 6 ? '/api/me' : `${paths[index % 7]}${guess}`;
        return statusOf(`${baseUrl}${path}`, { headers });
      });
    },
  },
  {
    name: 'chat: 40 people who guess codes that link accounts',
    async run({ bot, share }) {
      const people = Array.from({ length: 40 * share }, () => bot.meet());
      for (const person of people) {
        for (let tries = 0; tries < 20; tries++) person.says(`/link ${randomBytes(4).toString('hex').toUpperCase()}`);
      }
      return many({ count: people.length, atOnce: people.length }, async (index) => {
        const person = people[index];
        const answered = await person?.waitFor(() => person.messages.find(({ from }) => from === 'bot'), 120_000);
        return answered ? 'answered' : 'unanswered';
      });
    },
  },
];
