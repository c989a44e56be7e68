import type { PendingRequest } from '../../../src/product/operations/requests/make-request.ts';
import { askText } from '../texts/request-text.ts';
import { userText } from '../texts/user-text.ts';
import type { Answer, Command, CommandDeps } from './command.ts';
import { onlyWord } from './video-commands.ts';

/** On accounts and what is linked to them. */
export function peopleCommands({ operations }: CommandDeps): Command[] {
  return [
    {
      name: 'user',
      usage: 'EMAIL',
      description: 'an account: videos, balance, links',
      async run(words) {
        const who = onlyWord(words);
        return who === null ? null : { text: userText(await operations.reportUser(who)) };
      },
    },
    {
      name: 'credit',
      usage: 'EMAIL MINUTES REASON',
      description: 'give minutes, or take some back (below 0)',
      async run(words, operator) {
        const [, email = '', minutes = '', reason = ''] = /^(\S+)\s+(\S+)\s+([\s\S]+)$/.exec(words) ?? [];
        const seconds = secondsOf(minutes);
        if (seconds === null) return null;
        return question(await operations.requestCredit({ email, seconds, reason, operator }), 'Yes, book it');
      },
    },
    {
      name: 'unlink',
      usage: 'CHATBOT_ID MESSENGER_ID [EMAIL]',
      description: 'make a messenger contact nobody’s, or EMAIL’s',
      async run(words, operator) {
        const [, chatbotId, messengerId, toEmail] = /^(\S+)\s+(\S+)(?:\s+(\S+))?$/.exec(words) ?? [];
        if (!chatbotId || !messengerId) return null;
        const contact = { chatbotId, messengerId };
        const asked = await operations.requestUnlink({ contact, operator, ...(toEmail ? { toEmail } : {}) });
        return question(asked, toEmail ? 'Yes, move it' : 'Yes, unlink it');
      },
    },
  ];
}

/** Minutes may have a fraction that is whole in seconds. */
function secondsOf(minutes: string): number | null {
  if (!/^[+-]?\d{1,6}(?:[.,]\d{1,4})?$/.test(minutes)) return null;
  return Math.round(Number(minutes.replace(',', '.')) * 60);
}

function question(asked: PendingRequest, yes: string): Answer {
  const buttons = [
    { label: yes, action: `yes:${asked.requestId}` },
    { label: 'No', action: `no:${asked.requestId}` },
  ];
  return { text: askText(asked), buttons: [buttons] };
}
