import { fill } from '../../../../texts/fill.ts';
import { plural } from '../../../../texts/format.ts';
import { writeAction } from '../../action-code.ts';
import type { EffectResult } from '../../chat-event.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { say, type Turn, type TurnContext, turnOf } from '../../turn.ts';

/** Prefix of a deep link's payload with a link code: `https://t.me/<bot>?start=link_<code>`. */
const linkPayloadPrefix = 'link_';

/** With a code, links the chat to the code's account; without one, makes a code to be used elsewhere. */
export function linkAccount(state: ConversationState, argument: string): Turn {
  const code = argument.trim().slice(0, 100);
  return turnOf(state, { effects: [code === '' ? { kind: 'make_link_code' } : { kind: 'use_link_code', code }] });
}

/** The code in a deep link's payload; null = the payload is something else. */
export function codeOfPayload(payload: string): string | null {
  const text = payload.trim();
  return text.startsWith(linkPayloadPrefix) ? text.slice(linkPayloadPrefix.length) || null : null;
}

export function showLinkCode(
  state: ConversationState,
  { code, url, minutes: count }: Extract<EffectResult, { kind: 'link_code_made' }>,
  { language, texts }: TurnContext,
): Turn {
  const buttons = [[{ label: texts.buttons.openPage, url }]];
  const minutes = plural(language, count, texts.counted.minutes);
  return say(state, { text: fill(texts.link.code, { code, minutes }), buttons });
}

export function askToUnlink(state: ConversationState, { texts }: TurnContext): Turn {
  const { buttons, link, problems } = texts;
  if (!state.isLinked) return say(state, { text: problems.not_linked });
  const choices = [
    { label: buttons.unlink, action: writeAction({ do: 'unlink_now' }), tone: 'danger' as const },
    { label: buttons.stayLinked, action: writeAction({ do: 'stay_linked' }) },
  ];
  return say(state, { text: link.sureUnlink, buttons: [choices] }, 'unlink');
}

export function cancelUnlink(state: ConversationState, { texts }: TurnContext): Turn {
  return turnOf(state, { replies: [{ kind: 'replace', key: 'unlink', message: { text: texts.link.stayed } }] });
}
