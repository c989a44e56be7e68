import { settingRow } from '../../engine/captions/settings/caption-settings.ts';
import { watermarkCorners } from '../../engine/captions/settings/watermark.ts';
import { languages } from '../../texts/languages.ts';
import {
  type Action,
  type MarkChange,
  type PanelPage,
  panelPages,
  plainActions,
  type QuestionAnswer,
  type StyleTarget,
  type VideoAction,
  videoActions,
} from './action.ts';
import type { Button } from './message.ts';
import { isOwnPage, ownPages } from './settings/chat-settings.ts';
import { readChoice, writeChoice } from './settings/choice.ts';

/** Telegram's limit for a button's callback data, in bytes of UTF-8. */
export const maxActionBytes = 64;

/** A button that causes an action. */
export function button(label: string, action: Action, tone?: 'primary' | 'danger'): Button {
  return { label, action: writeAction(action), ...(tone && { tone }) };
}

/** At most {@link maxActionBytes}. */
export function writeAction(action: Action): string {
  switch (action.do) {
    case 'choose':
      return join('c', pageCode(action.page), writeTarget(action.target), ...writeChoice(action.choice));
    case 'turn_page':
      return join('p', pageCode(action.page), writeTarget(action.target));
    case 'undo':
      return join('u', writeTarget(action.target));
    case 'reset':
      return join('z', writeTarget(action.target));
    case 'render':
      return join('r', action.videoId, String(action.version));
    case 'speak':
      return join('s', action.language);
    case 'deliver':
      return join('d', action.here ? '1' : '0');
    case 'answer':
      return join('q', action.videoId, String(action.question), writeAnswer(action.answer));
    case 'differ':
      return join('t', action.videoId, String(action.index), String(action.atMs));
    case 'mark':
      return join('w', writeTarget(action.target), action.change);
    case 'guess':
      return join('g', String(action.question), String(action.index));
    default:
      return 'videoId' in action ? join('v', action.do, action.videoId) : join('x', action.do);
  }
}

/** null = not a code of ours, or one of an old version. */
export function readAction(code: string): Action | null {
  const [verb, ...parts] = code.split(':');
  const read = verb !== undefined && Object.hasOwn(readers, verb) ? readers[verb] : undefined;
  return read?.(parts) ?? null;
}

const readers: Record<string, ((parts: string[]) => Action | null) | undefined> = {
  c([page, target, ...rest]) {
    const choice = readChoice(rest);
    const [of, on] = [readTarget(target), readPage(page)];
    return choice && of && on ? { do: 'choose', target: of, page: on, choice } : null;
  },
  p([page, target]) {
    const [of, on] = [readTarget(target), readPage(page)];
    return of && on ? { do: 'turn_page', target: of, page: on } : null;
  },
  u([target]) {
    const of = readTarget(target);
    return of ? { do: 'undo', target: of } : null;
  },
  z([target]) {
    const of = readTarget(target);
    return of ? { do: 'reset', target: of } : null;
  },
  r([videoId, version]) {
    return videoId && /^\d{1,9}$/.test(version ?? '') ? { do: 'render', videoId, version: Number(version) } : null;
  },
  s([code]) {
    const language = languages.find((one) => one === code);
    return language ? { do: 'speak', language } : null;
  },
  d([here]) {
    return here === '1' || here === '0' ? { do: 'deliver', here: here === '1' } : null;
  },
  q([videoId, question, code]) {
    const answer = readAnswer(code);
    const isWhole = videoId && answer && /^\d$/.test(question ?? '');
    return isWhole ? { do: 'answer', videoId, question: Number(question), answer } : null;
  },
  t([videoId, index, atMs]) {
    const isWhole = videoId && /^\d$/.test(index ?? '') && /^\d{1,10}$/.test(atMs ?? '');
    return isWhole ? { do: 'differ', videoId, index: Number(index), atMs: Number(atMs) } : null;
  },
  w([target, change]) {
    const [of, to] = [readTarget(target), markChanges.find((one) => one === change)];
    return of && to ? { do: 'mark', target: of, change: to } : null;
  },
  g([question, index]) {
    const isWhole = /^\d{1,9}$/.test(question ?? '') && /^\d$/.test(index ?? '');
    return isWhole ? { do: 'guess', question: Number(question), index: Number(index) } : null;
  },
  v([name, videoId]) {
    const known: VideoAction | undefined = videoActions.find((one) => one === name);
    return known && videoId ? { do: known, videoId } : null;
  },
  x([name]) {
    const known = plainActions.find((one) => one === name);
    return known ? { do: known } : null;
  },
};

const markChanges: readonly MarkChange[] = [...watermarkCorners, 'fainter', 'stronger', 'none'];

/** A guess is its number. */
function writeAnswer(answer: QuestionAnswer): string {
  return typeof answer === 'object' ? String(answer.guess) : answer;
}

function readAnswer(code: string | undefined): QuestionAnswer | null {
  if (code === 'right' || code === 'type') return code;
  return /^\d$/.test(code ?? '') ? { guess: Number(code) } : null;
}

function join(...parts: string[]): string {
  return parts.join(':');
}

/** A dash means the defaults: no video id is a dash. */
function writeTarget(target: StyleTarget): string {
  return target.of === 'defaults' ? '-' : target.videoId;
}

function readTarget(code: string | undefined): StyleTarget | null {
  if (!code) return null;
  return code === '-' ? { of: 'defaults' } : { of: 'video', videoId: code };
}

/** A page's place in the list, or the code of the setting that it is the page of. */
function pageCode(page: PanelPage): string {
  return isOwnPage(page) ? (settingRow(page).code ?? '') : String(panelPages.indexOf(page));
}

function readPage(code: string | undefined): PanelPage | null {
  if (/^\d{1,2}$/.test(code ?? '')) return panelPages[Number(code)] ?? null;
  return ownPages.find((setting) => settingRow(setting).code === code) ?? null;
}
