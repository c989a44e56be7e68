import type { PendingRequest } from '../../../src/product/operations/requests/make-request.ts';
import type { OperatorRequest, Person } from '../../../src/product/operations/requests/request.model.ts';
import type { Contact } from '../../../src/product/subscribers/link-subscriber.ts';
import { describeSeconds } from './amounts.ts';

export function askText({ request, balanceSeconds }: PendingRequest): string {
  return `${questionOf(request, balanceSeconds)}\n\nGood for 5 minutes.`;
}

export function doneText(request: OperatorRequest, { by, balanceSeconds }: DoneBy): string {
  const balance = balanceSeconds === null ? '' : ` The balance is ${describeSeconds(balanceSeconds)} now.`;
  return `✅ ${deedOf(request)}${balance}\nConfirmed by ${by}.`;
}

export interface DoneBy {
  by: string;
  /** null = none is known, or it has nothing to do with it. */
  balanceSeconds: number | null;
}

function questionOf(request: OperatorRequest, balanceSeconds: number | null): string {
  if (request.kind === 'credit') {
    const { who, seconds, reason } = request;
    const act = seconds > 0 ? `Give ${describeSeconds(seconds)} to` : `Take ${describeSeconds(-seconds)} from`;
    const balance =
      balanceSeconds === null
        ? 'Payments are off, so nobody has a balance to see.'
        : `Balance now: ${describeSeconds(balanceSeconds)}.`;
    return `${act} ${nameOf(who)}?\nReason, which they can read: ${reason}\n${balance}`;
  }
  const contact = nameOfContact(request.contact);
  if (request.kind === 'unlink') return `Unlink ${contact} from ${nameOf(request.from)}?`;
  return `Move ${contact} from ${request.from ? nameOf(request.from) : 'nobody'} to ${nameOf(request.to)}? They will be told.`;
}

function deedOf(request: OperatorRequest): string {
  if (request.kind === 'credit') {
    const { who, seconds, reason } = request;
    const act = seconds > 0 ? `Gave ${describeSeconds(seconds)} to` : `Took ${describeSeconds(-seconds)} from`;
    return `${act} ${nameOf(who)}: ${reason}.`;
  }
  const contact = nameOfContact(request.contact);
  if (request.kind === 'unlink') return `Unlinked ${contact} from ${nameOf(request.from)}.`;
  return `Moved ${contact} to ${nameOf(request.to)}.`;
}

function nameOf({ email, userId }: Person): string {
  return `${email ?? 'no email'} (account ${userId})`;
}

function nameOfContact({ chatbotId, messengerId }: Contact): string {
  return `messenger ${messengerId} of chatbot ${chatbotId}`;
}
