import { fill } from '../../../../texts/fill.ts';
import { languageName } from '../../../../texts/format.ts';
import { type Language, languages } from '../../../../texts/languages.ts';
import { textsOf } from '../../../../texts/texts-of.ts';
import { writeAction } from '../../action-code.ts';
import type { ConversationState } from '../../conversation-state.ts';
import type { Button } from '../../message.ts';
import { say, type Turn, type TurnContext, turnOf } from '../../turn.ts';

/** `/language` offers all languages; `/language español` chooses one at once. */
export function chooseLanguage(state: ConversationState, argument: string, { texts }: TurnContext): Turn {
  const wanted = argument.trim();
  if (wanted === '') return say(state, { text: texts.languages.which, buttons: languageButtons() });
  const language = languages.find((code) => isNamed(code, wanted));
  if (language) return setLanguage(state, language);
  return say(state, { text: fill(texts.languages.unknown, { name: wanted.slice(0, 40) }), buttons: languageButtons() });
}

export function setLanguage(state: ConversationState, language: Language): Turn {
  return turnOf(
    { ...state, language },
    {
      replies: [{ kind: 'send', message: { text: textsOf(language).chat.languages.chosen } }],
      effects: [{ kind: 'save_language', language }],
    },
  );
}

/** Each language in its own name. */
function languageButtons(): Button[][] {
  const buttons = languages.map((language) => ({
    label: textsOf(language).name,
    action: writeAction({ do: 'speak', language }),
  }));
  return Array.from({ length: Math.ceil(buttons.length / 2) }, (_, row) => buttons.slice(2 * row, 2 * row + 2));
}

/** Finds a language by its code, or its name in any of our languages. */
function isNamed(code: Language, wanted: string): boolean {
  const names = [code, ...languages.map((speaker) => languageName(speaker, code))];
  return names.some((name) => name.localeCompare(wanted, undefined, { sensitivity: 'base' }) === 0);
}
