import type {
  EditDraft,
  EditingVideoState,
  EditPreview,
  RenderStretch,
} from '../../../../../product/videos/editor/editor-view.ts';

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

/** The requests of the editor. @throws ServerError from each of them */
export interface EditorApi {
  preview(draft: EditDraft, atMs: number, signal: AbortSignal): Promise<EditPreview>;
  /** null = rendering would redo the whole video. */
  stretches(draft: EditDraft): Promise<RenderStretch[] | null>;
  render(draft: EditDraft, baseRevision: number): Promise<{ revision: number }>;
  state(): Promise<VideoState>;
  picture(): Promise<EditingVideoState>;
  waveform(): Promise<Uint8Array>;
  addTerm(from: string, to: string): Promise<void>;
  pictureUrl: string;
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

export function createEditorApi({ videoId, csrfToken }: { videoId: string; csrfToken: string }): EditorApi {
  const base = `/app/videos/${encodeURIComponent(videoId)}/edit`;
  const post = async <T>(part: string, body: unknown, signal?: AbortSignal): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken, Accept: 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    return (await checkResponse(fetch(`${base}/${part}`, init))).json();
  };
  const get = (part: string) => checkResponse(fetch(`${base}/${part}`, { headers: { Accept: 'application/json' } }));
  return {
    preview: (draft, atMs, signal) => post('preview', { draft, atMs }, signal),
    stretches: (draft) => post('stretches', { draft }),
    render: (draft, baseRevision) => post('render', { draft, baseRevision }),
    state: async () => (await get('state')).json(),
    picture: async () => (await get('picture')).json(),
    waveform: async () => new Uint8Array(await (await get('waveform')).arrayBuffer()),
    async addTerm(from, to) {
      await post('term', { from, to });
    },
    pictureUrl: `${base}/picture.mp4`,
  };
}

async function checkResponse(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  throw new ServerError(response.status, typeof body?.message === 'string' ? body.message : response.statusText);
}
