import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { NamedPreset } from '../../../../../engine/captions/settings/preset-settings.ts';
import type { OwnFontView } from '../../../../../product/fonts/own-font-view.ts';
import type { EditorView, EditPreview, RenderStretch } from '../../../../../product/videos/editor/editor-view.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import type { Edit, EditDocument } from '../document/edit-document.ts';
import type { EditorApi } from './editor-api.ts';
import type { Player } from './player.ts';

/** The page's data for the editor. */
export interface EditorData {
  view: EditorView;
  texts: PageTexts['editor'];
  /** Looks of the account, by name. */
  presets: { known: NamedPreset[]; texts: PageTexts['presets'] };
  /** Fonts of the account, by name. */
  fonts: { known: OwnFontView[]; texts: PageTexts['fonts'] };
  csrfToken: string;
}

/** What every part of the editor may use: the document, the actions that change it, and the player. */
export interface EditorSession {
  data: EditorData;
  texts: PageTexts['editor'];
  api: EditorApi;
  player: Player;
  document: EditDocument;
  /** @param gesture edits with the same one are a single undo step */
  edit(edit: Edit, gesture?: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** Id of the selected word. */
  selected: number | null;
  select(wordId: number | null): void;
  preview: EditPreview | null;
  /** Spans of the video: those that are rendered, and those that still have to be. */
  stretches: RenderStretch[];
}

export const SessionContext = createContext<EditorSession | null>(null);

/** @throws Error outside of the editor: a bug */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession works inside the editor only');
  return session;
}
