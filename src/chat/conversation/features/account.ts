import { fill } from '../../../texts/fill.ts';
import { languageName, plural } from '../../../texts/format.ts';
import { type Language, languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { button } from '../action-code.ts';
import type { EventOf } from '../chat-event.ts';
import { type ChatState, startConversation } from '../chat-state.ts';
import type { Button } from '../message.ts';
import { andThen, replace, runEffect, say, type Turn, type TurnContext, toast, turnOf } from '../turn.ts';
import { leadOf, replacePanel, showPanel } from './style/show-style.ts';

/** `/settings`: the style settings of the next videos, and whether videos made over the API are sent here. */
export function showSettings(state: ChatState, context: TurnContext): Turn {
  const target = { of: 'defaults' } as const;
  return showPanel(state, { target, page: 'home', lead: leadOf(state, target, context) }, context);
}

export function setDelivery(state: ChatState, deliverHere: boolean, context: TurnContext): Turn {
  const target = { of: 'defaults' } as const;
  const next = { ...state, deliverHere };
  const words = deliverHere ? context.texts.deliver.on : context.texts.deliver.off;
  const saved = runEffect(next, { kind: 'save_delivery', deliverHere });
  const told = andThen(saved, (one) => toast(one, words));
  const lead = `${leadOf(next, target, context)}\n\n${words}`;
  return andThen(told, (one) => replacePanel(one, { target, page: 'home', lead }, context));
}

/** `/language` offers all languages; `/language español` chooses one at once. */
export function chooseLanguage(state: ChatState, argument: string, { texts }: TurnContext): Turn {
  const wanted = argument.trim();
  if (wanted === '') return say(state, { text: texts.languages.which, buttons: languageButtons() });
  const language = languages.find((code) => isNamed(code, wanted));
  if (language) return setLanguage(state, language);
  return say(state, { text: fill(texts.languages.unknown, { name: wanted.slice(0, 40) }), buttons: languageButtons() });
}

export function setLanguage(state: ChatState, language: Language): Turn {
  return turnOf(
    { ...state, language, hasChosenLanguage: true },
    {
      replies: [{ kind: 'send', message: { text: textsOf(language).chat.languages.chosen } }],
      effects: [{ kind: 'save_language', language }],
    },
  );
}

/** Each language in its own name. */
function languageButtons(): Button[][] {
  const buttons = languages.map((language) => button(textsOf(language).name, { do: 'speak', language }));
  return Array.from({ length: Math.ceil(buttons.length / 2) }, (_, row) => buttons.slice(2 * row, 2 * row + 2));
}

/** Finds a language by its code, or its name in any of our languages. */
function isNamed(code: Language, wanted: string): boolean {
  const names = [code, ...languages.map((speaker) => languageName(speaker, code))];
  return names.some((name) => name.localeCompare(wanted, undefined, { sensitivity: 'base' }) === 0);
}

/** Prefix of a deep link's payload with a link code: `https://t.me/<bot>?start=link_<code>`. */
const linkPayloadPrefix = 'link_';

/** With a code, links the chat to the code's account; without one, makes a code to be used elsewhere. */
export function linkAccount(state: ChatState, argument: string): Turn {
  const code = argument.trim().slice(0, 100);
  return runEffect(state, code === '' ? { kind: 'make_link_code' } : { kind: 'use_link_code', code });
}

/** The code in a deep link's payload; null = the payload is something else. */
export function codeOfPayload(payload: string): string | null {
  const text = payload.trim();
  return text.startsWith(linkPayloadPrefix) ? text.slice(linkPayloadPrefix.length) || null : null;
}

export function showLinkCode(
  state: ChatState,
  { code, url, minutes: count }: EventOf<'link_code_made'>,
  { language, texts }: TurnContext,
): Turn {
  const buttons = [[{ label: texts.buttons.openPage, url }]];
  const minutes = plural(language, count, texts.counted.minutes);
  return say(state, { text: fill(texts.link.code, { code, minutes }), buttons });
}

export function askToUnlink(state: ChatState, { texts }: TurnContext): Turn {
  const { buttons, link, problems } = texts;
  if (!state.isLinked) return say(state, { text: problems.not_linked });
  const choices = [
    button(buttons.unlink, { do: 'unlink_now' }, 'danger'),
    button(buttons.stayLinked, { do: 'stay_linked' }),
  ];
  return say(state, { text: link.sureUnlink, buttons: [choices] }, 'unlink');
}

export function cancelUnlink(state: ChatState, { texts }: TurnContext): Turn {
  return replace(state, 'unlink', { text: texts.link.stayed });
}

const deletingKey = 'delete_data';

export function askToDeleteData(state: ChatState, { texts }: TurnContext): Turn {
  const { buttons, deleting } = texts;
  const confirming = state.isLinked ? 'delete_account_now' : 'delete_data_now';
  const choices = [
    button(buttons.deleteAll, { do: confirming }, 'danger'),
    button(buttons.keepAll, { do: 'keep_data' }),
  ];
  return say(state, { text: state.isLinked ? deleting.sureAccount : deleting.sure, buttons: [choices] }, deletingKey);
}

/**
 * When the chat was linked after the question, the person does not know that the account is deleted too: asks again.
 */
export function deleteData(state: ChatState, context: TurnContext): Turn {
  return state.isLinked ? askToDeleteData(state, context) : deleteNow(state);
}

/** When the chat was unlinked after the question, the person agreed to something else: asks again. */
export function deleteAccount(state: ChatState, context: TurnContext): Turn {
  return state.isLinked ? deleteNow(state) : askToDeleteData(state, context);
}

function deleteNow(state: ChatState): Turn {
  return runEffect(state, { kind: 'delete_data' });
}

export function cancelDeleteData(state: ChatState, { texts }: TurnContext): Turn {
  return replace(state, deletingKey, { text: texts.deleting.kept });
}

/** Only the language is kept, to say it. */
export function handleDataDeleted({ language }: ChatState, { texts }: TurnContext): Turn {
  const replies = [{ kind: 'replace', key: deletingKey, message: { text: texts.deleting.done } } as const];
  return turnOf(startConversation({ language }), { replies });
}
