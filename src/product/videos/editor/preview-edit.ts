import { ownFontOfFamily } from '../../../engine/captions/settings/own-font.ts';
import { taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoDeps } from '../video-deps.ts';
import { draftOfVideo } from './draft-of-video.ts';
import { keepDraftUploads } from './draft-uploads.ts';
import type { EditDraft, EditPreview, PackedDraft } from './editor-view.ts';
import type { FontFiles } from './font-files.ts';

export type PreviewEditDeps = VideoCaptionsDeps &
  VideoDeps<'videos' | 'uploads' | 'ownFonts'> & {
    fontFiles(): Promise<FontFiles>;
  };

export interface PreviewEditInput extends VideoOfOwner {
  draft: EditDraft | PackedDraft;
  /** The moment on screen; captions within half a minute of it are laid out. */
  atMs: number;
}

const aroundMs = 30_000;

/**
 * Lays out a draft around a moment, with the same code that renders it. What the draft names is kept from then on.
 * @throws AppError `not_found`, also for a removed video; `conflict` until the video has been fetched
 */
export async function previewEdit(
  deps: PreviewEditDeps,
  { draft, atMs, ...owner }: PreviewEditInput,
): Promise<EditPreview> {
  const video = await findExistingVideo(deps, owner, ['accountDictionary']);
  const [fromMs, toMs] = [Math.max(0, atMs - aroundMs), atMs + aroundMs];
  await keepDraftUploads(deps, video, draft);
  const unsaved = await draftOfVideo(deps, video, draft);
  const preview = await deps.tasks.previewDraft({ draft: unsaved, fromMs, toMs }, { owner: taskOwner(video) });
  const fontFiles = await deps.fontFiles();
  const fonts = preview.fonts.flatMap(({ family, file }) => {
    const fontId = ownFontOfFamily(family) ? family : fontFiles.idOf(file);
    return fontId === null ? [] : [{ family, fontId }];
  });
  return { ...preview, fromMs, toMs, fonts };
}
