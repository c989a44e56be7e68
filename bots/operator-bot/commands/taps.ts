import type { ConfirmOutcome } from '../../../src/product/operations/requests/confirm-request.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Asker } from '../answer.ts';
import { doneText } from '../texts/request-text.ts';
import type { CommandDeps } from './command.ts';

/** What happens after a tap. */
export interface TapOutcome {
  /** Text that pops up for the person who tapped. */
  popUp: string;
  /** New text of the message, which then has no buttons; absent = it stays. */
  becomes?: string;
  /** Another message to the chat. */
  says?: string;
}

/** @param input.action of an `AnswerButton`. @throws AppError when it is refused */
export async function handleTap(
  { operations }: CommandDeps,
  { action, asker }: { action: string; asker: Asker },
): Promise<TapOutcome> {
  const { operator, texts } = asker;
  const { name } = operator;
  const [what, id = '', revision] = action.split(':');
  if (what === 'retry') {
    await operations.retryVideo({ videoId: id, revision: Number(revision) });
    return { popUp: texts.taps.queued, says: fill(texts.video.queuedBy, { videoId: id, name }) };
  }
  if (what === 'yes') return afterYes(await operations.confirm({ requestId: id, operator }), asker);
  if (what === 'no') {
    const isDeclined = await operations.decline({ requestId: id, operator });
    if (!isDeclined) return { popUp: texts.taps.tooLate };
    return { popUp: texts.taps.declined, becomes: fill(texts.requests.declinedBy, { name }) };
  }
  return { popUp: texts.taps.unknownButton };
}

function afterYes(outcome: ConfirmOutcome, asker: Asker): TapOutcome {
  const { taps } = asker.texts;
  switch (outcome.kind) {
    case 'done': {
      const { request, balanceSeconds } = outcome;
      return { popUp: taps.done, becomes: doneText(request, { by: asker.operator.name, balanceSeconds }, asker) };
    }
    case 'already_done':
      return { popUp: taps.doneAlready };
    case 'declined':
      return { popUp: taps.declinedAlready };
    case 'too_late':
      return { popUp: taps.tooLate };
  }
}
