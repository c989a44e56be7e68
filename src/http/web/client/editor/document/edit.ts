import type { CaptionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import {
  addCaption,
  joinCaption,
  moveCaption,
  removeCaption,
  replaceWords,
  retimeCaption,
  setEmoji,
  splitCaption,
} from './edit-captions.ts';
import type { EditDocument } from './edit-document.ts';
import { insertWord, joinWord, retimeWord, setWordText } from './edit-words.ts';

/** Every edit of a document. In `settings`, undefined means: follow the style. */
export type Edit =
  | { kind: 'set-text'; wordId: number; text: string }
  | { kind: 'join-word'; wordId: number }
  | { kind: 'insert-word'; afterId: number; text: string }
  | { kind: 'retime-word'; wordId: number; startMs?: number; endMs?: number }
  | { kind: 'split'; wordId: number }
  | { kind: 'join'; captionId: number }
  | { kind: 'move'; captionId: number; byMs: number }
  | { kind: 'retime'; captionId: number; startMs?: number; endMs?: number }
  | { kind: 'add'; atMs: number; text: string }
  | { kind: 'remove'; captionId: number }
  | { kind: 'set-emoji'; captionId: number; emoji: string | null }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'set-settings'; settings: CaptionSettings };

/** Pure. Returns the same object if nothing changes. */
export function applyEdit(document: EditDocument, edit: Edit): EditDocument {
  switch (edit.kind) {
    case 'set-text':
      return setWordText(document, edit.wordId, edit.text);
    case 'join-word':
      return joinWord(document, edit.wordId);
    case 'insert-word':
      return insertWord(document, edit.afterId, edit.text);
    case 'retime-word':
      return retimeWord(document, edit.wordId, edit);
    case 'split':
      return splitCaption(document, edit.wordId);
    case 'join':
      return joinCaption(document, edit.captionId);
    case 'move':
      return moveCaption(document, edit.captionId, edit.byMs);
    case 'retime':
      return retimeCaption(document, edit.captionId, edit);
    case 'add':
      return addCaption(document, edit.atMs, edit.text);
    case 'remove':
      return removeCaption(document, edit.captionId);
    case 'set-emoji':
      return setEmoji(document, edit.captionId, edit.emoji);
    case 'replace':
      return replaceWords(document, edit.from, edit.to);
    case 'set-settings':
      return changeSettings(document, edit.settings);
  }
}

function changeSettings(document: EditDocument, changes: CaptionSettings): EditDocument {
  const merged = Object.entries({ ...document.settings, ...changes }).filter(([, value]) => value !== undefined);
  const settings: CaptionSettings = Object.fromEntries(merged);
  return JSON.stringify(settings) === JSON.stringify(document.settings) ? document : { ...document, settings };
}
