import type { PendingRequest } from '../../../src/product/operations/requests/make-request.ts';
import type { Answer, Wording } from '../answer.ts';
import { askText } from '../texts/request-text.ts';
import { userText } from '../texts/user-text.ts';
import type { Command, CommandDeps } from './command.ts';
import { onlyWord } from './video-commands.ts';

/** Commands about accounts and their links. */
export function peopleCommands({ operations }: CommandDeps): Command[] {
  return [
    {
      name: 'user',
      usage: 'email',
      async run(words, asker) {
        const who = onlyWord(words);
        return who === null ? null : { text: userText(await operations.reportUser(who), asker) };
      },
    },
    {
      name: 'credit',
      usage: 'credit',
      async run(words, asker) {
        const { operator, texts } = asker;
        const [, email = '', minutes = '', reason = ''] = /^(\S+)\s+(\S+)\s+([\s\S]+)$/.exec(words) ?? [];
        const seconds = secondsOf(minutes);
        if (seconds === null) return null;
        const asked = await operations.requestCredit({ email, seconds, reason, operator });
        return question(asked, texts.buttons.book, asker);
      },
    },
    {
      name: 'unlink',
      usage: 'unlink',
      async run(words, asker) {
        const { operator, texts } = asker;
        const [, chatbotId, messengerId, toEmail] = /^(\S+)\s+(\S+)(?:\s+(\S+))?$/.exec(words) ?? [];
        if (!chatbotId || !messengerId) return null;
        const contact = { chatbotId, messengerId };
        const asked = await operations.requestUnlink({ contact, operator, ...(toEmail ? { toEmail } : {}) });
        return question(asked, toEmail ? texts.buttons.move : texts.buttons.unlink, asker);
      },
    },
  ];
}

/** Minutes may have decimals when that is a whole number of seconds. */
function secondsOf(minutes: string): number | null {
  if (!/^[+-]?\d{1,6}(?:[.,]\d{1,4})?$/.test(minutes)) return null;
  return Math.round(Number(minutes.replace(',', '.')) * 60);
}

function question(asked: PendingRequest, yes: string, wording: Wording): Answer {
  const buttons = [
    { label: yes, action: `yes:${asked.requestId}` },
    { label: wording.texts.buttons.no, action: `no:${asked.requestId}` },
  ];
  return { text: askText(asked, wording), buttons: [buttons] };
}
