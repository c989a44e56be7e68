import { writeAction } from '../../action-code.ts';
import { type ConversationState, startConversation } from '../../conversation-state.ts';
import { say, type Turn, type TurnContext, turnOf } from '../../turn.ts';

const key = 'delete_data';

export function askToDeleteData(state: ConversationState, { texts }: TurnContext): Turn {
  const { buttons, deleting } = texts;
  const confirming = state.isLinked ? 'delete_account_now' : 'delete_data_now';
  const choices = [
    { label: buttons.deleteAll, action: writeAction({ do: confirming }), tone: 'danger' as const },
    { label: buttons.keepAll, action: writeAction({ do: 'keep_data' }) },
  ];
  return say(state, { text: state.isLinked ? deleting.sureAccount : deleting.sure, buttons: [choices] }, key);
}

/**
 * When the chat was linked after the question, the person does not know that the account is deleted too: asks again.
 */
export function deleteData(state: ConversationState, context: TurnContext): Turn {
  return state.isLinked ? askToDeleteData(state, context) : deleteNow(state);
}

/** When the chat was unlinked after the question, the person agreed to something else: asks again. */
export function deleteAccount(state: ConversationState, context: TurnContext): Turn {
  return state.isLinked ? deleteNow(state) : askToDeleteData(state, context);
}

function deleteNow(state: ConversationState): Turn {
  return turnOf(state, { effects: [{ kind: 'delete_data' }] });
}

export function cancelDeleteData(state: ConversationState, { texts }: TurnContext): Turn {
  return turnOf(state, { replies: [{ kind: 'replace', key, message: { text: texts.deleting.kept } }] });
}

/** Only the language is kept, to say it. */
export function handleDataDeleted({ language }: ConversationState, { texts }: TurnContext): Turn {
  const replies = [{ kind: 'replace', key, message: { text: texts.deleting.done } } as const];
  return turnOf(startConversation({ language }), { replies });
}
