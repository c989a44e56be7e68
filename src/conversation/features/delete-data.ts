import { writeAction } from '../action-code.ts';
import type { ConversationState } from '../conversation-state.ts';
import { startConversation } from '../start-conversation.ts';
import type { Talk } from '../talk.ts';
import { say, type Turn, turnOf } from '../turn.ts';

const key = 'delete_data';

export function askToDeleteData(state: ConversationState, { texts }: Talk): Turn {
  const { buttons, deleting } = texts;
  const choices = [
    { label: buttons.deleteAll, action: writeAction({ do: 'delete_data_now' }), tone: 'danger' as const },
    { label: buttons.keepAll, action: writeAction({ do: 'keep_data' }) },
  ];
  return say(state, { text: deleting.sure, buttons: [choices] }, key);
}

export function deleteData(state: ConversationState): Turn {
  return turnOf(state, { commands: [{ kind: 'delete_data' }] });
}

export function keepData(state: ConversationState, { texts }: Talk): Turn {
  return turnOf(state, { replies: [{ kind: 'replace', key, message: { text: texts.deleting.kept } }] });
}

/** Nothing is remembered but the language in which that is said. */
export function noteDeleted({ language }: ConversationState, { texts }: Talk): Turn {
  const replies = [{ kind: 'replace', key, message: { text: texts.deleting.done } } as const];
  return turnOf(startConversation({ language }), { replies });
}
