import { writeAction } from '../../action-code.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { startConversation } from '../../conversation-state.ts';
import type { TurnContext } from '../../talk.ts';
import { say, type Turn, turnOf } from '../../turn.ts';

const key = 'delete_data';

export function askToDeleteData(state: ConversationState, { texts }: TurnContext): Turn {
  const { buttons, deleting } = texts;
  const deed = state.isLinked ? 'delete_account_now' : 'delete_data_now';
  const choices = [
    { label: buttons.deleteAll, action: writeAction({ do: deed }), tone: 'danger' as const },
    { label: buttons.keepAll, action: writeAction({ do: 'keep_data' }) },
  ];
  return say(state, { text: state.isLinked ? deleting.sureAccount : deleting.sure, buttons: [choices] }, key);
}

/** Whoever was asked before the chat was linked has not been told that the account goes with it. */
export function deleteData(state: ConversationState, talk: TurnContext): Turn {
  return state.isLinked ? askToDeleteData(state, talk) : deleteNow(state);
}

/** Nor has whoever was asked about an account agreed to what this chat has had since. */
export function deleteAccount(state: ConversationState, talk: TurnContext): Turn {
  return state.isLinked ? deleteNow(state) : askToDeleteData(state, talk);
}

function deleteNow(state: ConversationState): Turn {
  return turnOf(state, { commands: [{ kind: 'delete_data' }] });
}

export function keepData(state: ConversationState, { texts }: TurnContext): Turn {
  return turnOf(state, { replies: [{ kind: 'replace', key, message: { text: texts.deleting.kept } }] });
}

/** Nothing is remembered but the language in which that is said. */
export function handleDataDeleted({ language }: ConversationState, { texts }: TurnContext): Turn {
  const replies = [{ kind: 'replace', key, message: { text: texts.deleting.done } } as const];
  return turnOf(startConversation({ language }), { replies });
}
