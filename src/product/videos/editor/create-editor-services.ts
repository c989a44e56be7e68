import type { FontSet } from '../../../engine/layout/fonts/font-set.ts';
import { createEditingMedia, type EditingMediaDeps } from './editing-media.ts';
import type { EditorServices } from './editor-services.ts';
import { type FontFiles, listFontFiles } from './font-files.ts';
import { openEditor } from './open-editor.ts';
import { type PreviewEditDeps, previewEdit } from './preview-edit.ts';
import { findRenderedStretches, findReusableStretches, type RenderedStretchesDeps } from './rendered-stretches.ts';

type Pipeline = Awaited<ReturnType<EditingMediaDeps['pipeline']>> & { fonts: FontSet };

export type EditorServicesDeps = Omit<
  EditingMediaDeps & PreviewEditDeps & RenderedStretchesDeps,
  'pipeline' | 'fontFiles'
> & {
  /** Fonts and tools are read when the first editor is opened. */
  pipeline(): Promise<Pipeline>;
};

/** What the caption editor stands on; `close` ends what is being made for it. */
export function createEditorServices(deps: EditorServicesDeps): EditorServices & { close(): Promise<void> } {
  const media = createEditingMedia(deps);
  let files: Promise<FontFiles> | null = null;
  const fontFiles = () => {
    files ??= deps.pipeline().then(({ fonts }) => listFontFiles(fonts.fontDirs));
    return files;
  };
  return {
    ...media,
    openEditor: (owner) => openEditor(deps, owner),
    previewEdit: (input) => previewEdit({ ...deps, fontFiles }, input),
    findRenderedStretches: (owner) => findRenderedStretches(deps, owner),
    findReusableStretches: (input) => findReusableStretches(deps, input),
    readFont: async (fontId) => (await fontFiles()).read(fontId),
  };
}
