import type { Caption } from '../../../engine/captions/caption.ts';
import type { FontSet } from '../../../engine/layout/fonts/font-set.ts';
import { layOutVideo } from '../../../engine/render/plan/lay-out-video.ts';
import type { TranscriptStoreDeps } from '../captions/transcript-store.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoModel } from '../records/video.model.ts';
import { captionsOfDraft } from './captions-of-draft.ts';
import { editFraming } from './edit-framing.ts';
import type { EditDraft, EditPreview } from './editor-view.ts';
import type { FontFiles } from './font-files.ts';

export interface PreviewEditDeps extends TranscriptStoreDeps {
  videos: VideoModel;
  loadEngine(): Promise<{ fonts: FontSet }>;
  fontFiles(): Promise<FontFiles>;
}

export interface PreviewEditInput extends VideoOfOwner {
  draft: EditDraft;
  /** The moment on screen; captions within half a minute of it are laid out. */
  atMs: number;
}

const aroundMs = 30_000;

/**
 * Lays out a draft around a moment, with the same code that renders it.
 * @throws AppError `not_found`, also for a removed video; `conflict` until the video has been fetched
 */
export async function previewEdit(
  deps: PreviewEditDeps,
  { draft, atMs, ...owner }: PreviewEditInput,
): Promise<EditPreview> {
  const video = await findExistingVideo(deps, owner);
  const { captions, ...draftOf } = await captionsOfDraft(deps, video, draft);
  const [fromMs, toMs] = [Math.max(0, atMs - aroundMs), atMs + aroundMs];
  const { fonts } = await deps.loadEngine();
  const shown = captionsBetween(captions, fromMs, toMs);
  const { frame, camera, pages, ass } = layOutVideo({ fonts }, { ...draftOf, captions: shown });
  return {
    fromMs,
    toMs,
    frame,
    ass,
    fonts: (await deps.fontFiles()).usedBy(ass, fonts),
    emojis: pages.flatMap((page) => page.emojis),
    blocks: pages.map(({ startMs, endMs, box }) => ({ startMs, endMs, box })),
    shownEmojis: captions.map(({ emoji }) => emoji ?? null),
    framing: editFraming(draftOf.facts, draftOf.settings, camera),
  };
}

/** Includes one more caption on each side, because a caption's end may depend on the start of the next one. */
function captionsBetween(captions: Caption[], fromMs: number, toMs: number): Caption[] {
  const first = captions.findIndex(({ endMs }) => endMs > fromMs);
  if (first === -1) return [];
  const behind = captions.findIndex(({ startMs }) => startMs >= toMs);
  return captions.slice(Math.max(0, first - 1), behind === -1 ? undefined : behind + 1);
}
