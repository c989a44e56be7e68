import type {
  RequestWish,
  SettingWish,
  UnderstoodWords,
  Wish,
} from '../../../../../src/chat/conversation/understood-words.ts';
import type { CaptionSettings } from '../../../../../src/engine/captions/settings/caption-settings.ts';

/** What somebody may say in one language, and exactly what is understood. */
export interface PhraseTable {
  understood: Record<string, Wish[]>;
  partly: Record<string, UnderstoodWords>;
  /** Small talk, questions and near misses: no wish may come of them. */
  notForUs: string[];
}

export function set(settings: CaptionSettings): Wish {
  return { kind: 'set', settings };
}

export function step(
  setting: Extract<SettingWish, { kind: 'step' }>['setting'],
  direction: 1 | -1,
  much = false,
): Wish {
  return { kind: 'step', setting, direction, much };
}

/** “A thick outline”. */
export const thickOutline: Wish = {
  kind: 'step',
  setting: 'outlineThickness',
  direction: 1,
  much: false,
  atLeast: 'thick',
};

export function ask(request: RequestWish['request']): Wish {
  return { kind: 'request', request };
}

/** A number out of range was asked for. */
export function limit(setting: Extract<SettingWish, { kind: 'step' }>['setting']): Wish {
  return { kind: 'limit', setting };
}

export function replace(wrong: string, right: string): Wish {
  return { kind: 'replace_words', wrong, right };
}

export function emphasize(words: string, on = true): Wish {
  return { kind: 'emphasize_words', words, on };
}

export function line(number: number, text: string): Wish {
  return { kind: 'replace_line', line: number, text };
}

export function remove(number: number): Wish {
  return { kind: 'remove_line', line: number };
}
