import type { ScriptDraft } from '../../../../../engine/captions/script-draft.ts';
import type { OwnFont } from '../../../../../engine/captions/settings/own-font.ts';
import type { NamedPreset } from '../../../../../engine/captions/settings/preset-settings.ts';
import type {
  EditDraft,
  EditingVideoState,
  EditPreview,
  RenderStretch,
} from '../../../../../product/videos/editor/editor-view.ts';
import type { ReadabilityState } from '../../../../../product/videos/readability/readability-state.ts';

/** The state of the current revision. */
export interface VideoState {
  revision: number;
  stage: string;
  status: 'processing' | 'processed' | 'failed' | 'gone';
  /** 0–100 */
  progress: number;
  /** Why it failed; null = it did not. */
  message: string | null;
  stretches: RenderStretch[];
}

/** A font that was accepted. */
export interface SentFont {
  font: OwnFont;
  name: string;
  /** What its owner should know of its licence; null = nothing. */
  notice: string | null;
}

/** An error status; `message` is the server's text for people. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type EditorApi = ReturnType<typeof createEditorApi>;

/** The requests of the editor. @throws ServerError from each of them */
export function createEditorApi({ videoId, csrfToken }: { videoId: string; csrfToken: string }) {
  const base = `/app/videos/${encodeURIComponent(videoId)}/edit`;
  const post = async <T>(part: string, body: unknown, signal?: AbortSignal): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken, Accept: 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    return (await checkResponse(fetch(`${base}/${part}`, init))).json();
  };
  const get = (part: string) => checkResponse(fetch(`${base}/${part}`, { headers: { Accept: 'application/json' } }));
  return {
    preview: (draft: EditDraft, atMs: number, signal: AbortSignal) =>
      post<EditPreview>('preview', { draft, atMs }, signal),
    /** null = rendering would redo the whole video. */
    stretches: (draft: EditDraft) => post<RenderStretch[] | null>('stretches', { draft }),
    /** What another script would make of the draft; '' = none. */
    script: (draft: EditDraft, script: string) => post<ScriptDraft>('script', { draft, script }),
    render: (draft: EditDraft, baseRevision: number) => post<{ revision: number }>('render', { draft, baseRevision }),
    state: async (): Promise<VideoState> => (await get('state')).json(),
    /** Of the current revision, when it is finished. */
    readability: async (): Promise<ReadabilityState> => (await get('readability')).json(),
    picture: async (): Promise<EditingVideoState> => (await get('picture')).json(),
    waveform: async () => new Uint8Array(await (await get('waveform')).arrayBuffer()),
    /** @throws ServerError also for a picture that cannot be used */
    async uploadWatermark(file: File): Promise<{ picture: string }> {
      const form = new FormData();
      // the token comes first: no byte of the file is read without it
      form.append('csrf_token', csrfToken);
      form.append('file', file);
      const init = { method: 'POST', headers: { Accept: 'application/json' }, body: form };
      return (await checkResponse(fetch(`${base}/watermark`, init))).json();
    },
    savePreset: (preset: NamedPreset) => post<NamedPreset>('preset', preset),
    /** @param file sent as a form is; the token is its first field */
    async sendFont(file: File): Promise<SentFont> {
      const body = new FormData();
      body.append('csrf_token', csrfToken);
      body.append('file', file);
      const init = { method: 'POST', body, headers: { Accept: 'application/json' } };
      return (await checkResponse(fetch('/app/fonts', init))).json();
    },
    addTerm: (from: string, to: string) => post('term', { from, to }),
    pictureUrl: `${base}/picture.mp4`,
  };
}

async function checkResponse(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  throw new ServerError(response.status, typeof body?.message === 'string' ? body.message : response.statusText);
}

/** A sentence for people, of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
