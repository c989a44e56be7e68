import { taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { findVideoToHandOut } from '../ending/handed-out.ts';
import type { VideoOfOwner } from '../records/find-video.ts';
import type { VideoDeps } from '../video-deps.ts';
import { derivationOfDraft } from './draft-of-video.ts';
import type { EditDraft, PackedDraft } from './editor-view.ts';

export interface EditScriptInput extends VideoOfOwner {
  draft: EditDraft | PackedDraft;
  /** '' = the draft's script is taken away. */
  script: string;
}

/**
 * What another script would make of a draft. Nothing is stored.
 * @returns JSON of `ScriptDraft`
 * @throws AppError `not_found`, also for a removed video; `service_busy`, `too_complex`
 */
export async function editScript(
  deps: VideoCaptionsDeps & VideoDeps<'videos'>,
  { draft, script, ...owner }: EditScriptInput,
): Promise<string> {
  // words that were heard may come back
  const video = await findVideoToHandOut(deps, owner, ['accountDictionary']);
  const derivation = await derivationOfDraft(deps, video, draft);
  return deps.tasks.scriptDraftJson({ derivation, script }, { owner: taskOwner(video) });
}
