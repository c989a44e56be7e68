import type { ConfirmOutcome } from '../../../src/product/operations/requests/confirm-request.ts';
import type { Operator } from '../../../src/product/operations/requests/make-request.ts';
import { doneText } from '../texts/request-text.ts';
import type { CommandDeps } from './command.ts';

/** What a tapped button leads to. */
export interface TapOutcome {
  /** Pops up for who tapped it. */
  popUp: string;
  /** What the message becomes, which has no buttons then; absent = it stays. */
  becomes?: string;
  /** What the chat is told besides. */
  says?: string;
}

/** @param action of an `AnswerButton`. @throws AppError when it cannot be done */
export async function handleTap(
  { operations }: CommandDeps,
  { action, operator }: { action: string; operator: Operator },
): Promise<TapOutcome> {
  const [what, id = '', revision] = action.split(':');
  if (what === 'retry') {
    await operations.retryVideo({ videoId: id, revision: Number(revision) });
    return { popUp: 'In line again.', says: `${id} is in line again, by ${operator.name}.` };
  }
  if (what === 'yes') return afterYes(await operations.confirm({ requestId: id, operator }), operator);
  if (what === 'no') {
    const isDeclined = await operations.decline({ requestId: id, operator });
    return isDeclined ? { popUp: 'Nothing is done.', becomes: `Not done: ${operator.name} said no.` } : tooLate;
  }
  return { popUp: 'I do not know this button any more: ask again.' };
}

const tooLate: TapOutcome = { popUp: 'Too late for that. See how it stands before you ask again.' };

function afterYes(outcome: ConfirmOutcome, { name }: Operator): TapOutcome {
  switch (outcome.kind) {
    case 'done':
      return {
        popUp: 'Done.',
        becomes: doneText(outcome.request, { by: name, balanceSeconds: outcome.balanceSeconds }),
      };
    case 'already_done':
      return { popUp: 'This has been done already, once.' };
    case 'declined':
      return { popUp: 'Somebody has said no to this: ask again.' };
    case 'too_late':
      return tooLate;
  }
}
