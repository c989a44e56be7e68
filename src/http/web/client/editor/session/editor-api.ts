import type {
  EditDraft,
  EditingVideoState,
  EditPreview,
  RenderStretch,
} from '../../../../../product/videos/editor/editor-view.ts';

/** How the revision in hand stands. */
export interface VideoState {
  revision: number;
  stage: string;
  status: 'processing' | 'processed' | 'failed' | 'gone';
  /** 0–100 */
  progress: number;
  message: string;
  stretches: RenderStretch[];
}

/** What the editor asks its server. */
export interface EditorApi {
  preview(draft: EditDraft, atMs: number, signal: AbortSignal): Promise<EditPreview>;
  /** null = all of it would be rendered anew. */
  stretches(draft: EditDraft): Promise<RenderStretch[] | null>;
  render(draft: EditDraft, baseRevision: number): Promise<{ revision: number }>;
  state(): Promise<VideoState>;
  picture(): Promise<EditingVideoState>;
  waveform(): Promise<Uint8Array>;
  addTerm(from: string, to: string): Promise<void>;
  pictureUrl: string;
}

/** What the server has said no to, in its own words. */
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

async function checkResponse(reply: Promise<Response>): Promise<Response> {
  const response = await reply;
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  throw new ServerError(response.status, typeof body?.message === 'string' ? body.message : response.statusText);
}
