import type { PendingRequest } from '../../../src/product/operations/requests/make-request.ts';
import type { OperatorRequest, Person } from '../../../src/product/operations/requests/request.model.ts';
import type { Contact } from '../../../src/product/subscribers/link-subscriber.ts';
import { fill } from '../../../src/texts/fill.ts';
import { shortDuration } from '../../../src/texts/format.ts';
import type { Wording } from '../answer.ts';

export function askText({ request, balanceSeconds }: PendingRequest, wording: Wording): string {
  return `${questionOf(request, balanceSeconds, wording)}\n\n${wording.texts.requests.valid}`;
}

export function doneText(request: OperatorRequest, { by, balanceSeconds }: DoneBy, wording: Wording): string {
  const { balanceAfter, confirmedBy } = wording.texts.requests;
  const balance =
    balanceSeconds === null ? [] : [fill(balanceAfter, { balance: shortDuration(wording.language, balanceSeconds) })];
  return `${[actionOf(request, wording), ...balance].join(' ')}\n${fill(confirmedBy, { name: by })}`;
}

export interface DoneBy {
  by: string;
  /** null = none is known, or it has nothing to do with it. */
  balanceSeconds: number | null;
}

function questionOf(request: OperatorRequest, balanceSeconds: number | null, wording: Wording): string {
  const { language, texts } = wording;
  const { give, take, reason, balance, paymentsOff, unlink, move, nobody } = texts.requests;
  if (request.kind === 'credit') {
    const { seconds } = request;
    const values = { time: shortDuration(language, Math.abs(seconds)), who: nameOf(request.who, wording) };
    return [
      fill(seconds > 0 ? give : take, values),
      fill(reason, { reason: request.reason }),
      balanceSeconds === null ? paymentsOff : fill(balance, { balance: shortDuration(language, balanceSeconds) }),
    ].join('\n');
  }
  const contact = nameOfContact(request.contact, wording);
  if (request.kind === 'unlink') return fill(unlink, { contact, who: nameOf(request.from, wording) });
  const from = request.from ? nameOf(request.from, wording) : nobody;
  return fill(move, { contact, from, to: nameOf(request.to, wording) });
}

function actionOf(request: OperatorRequest, wording: Wording): string {
  const { gave, took, unlinked, moved } = wording.texts.requests;
  if (request.kind === 'credit') {
    const { who, seconds, reason } = request;
    const time = shortDuration(wording.language, Math.abs(seconds));
    return fill(seconds > 0 ? gave : took, { time, who: nameOf(who, wording), reason });
  }
  const contact = nameOfContact(request.contact, wording);
  if (request.kind === 'unlink') return fill(unlinked, { contact, who: nameOf(request.from, wording) });
  return fill(moved, { contact, to: nameOf(request.to, wording) });
}

function nameOf({ email, userId }: Person, { texts: { account } }: Wording): string {
  return fill(account.name, { email: email ?? account.noEmail, id: userId });
}

function nameOfContact({ chatbotId, messengerId }: Contact, { texts }: Wording): string {
  return fill(texts.requests.contact, { chatbotId, messengerId });
}
