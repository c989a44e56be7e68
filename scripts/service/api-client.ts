import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface ApiReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body as text; `json` parses it. */
  text: string;
  /** The body as bytes. */
  bytes: Buffer;
  json<T>(): T;
}

/** The fields of GET /api/videos/{id} that scripts and tests use. */
export interface VideoDetails {
  video_id: string;
  status: 'processing' | 'processed' | 'failed';
  stage: string;
  progress: number;
  error_code: string | null;
  message: string;
  revision: number;
  settings: Record<string, unknown>;
  source: { url: string; size_bytes: number | null; duration_seconds: number | null };
  output: { video_url: string; duration_seconds: number; width: number; height: number; size_bytes: number } | null;
  deliveries: { id: string; event_id: string; destination: string; status: string; attempts: unknown[] }[];
  notices: string[];
}

export interface ApiClient {
  baseUrl: string;
  token: string;
  /** Any method may have a body, GET included. */
  call(method: string, path: string, body?: unknown): Promise<ApiReply>;
  /** @throws Error unless the status is 201 */
  createVideo(fields: Record<string, unknown>): Promise<string>;
  editVideo(fields: Record<string, unknown>): Promise<void>;
  videoDetails(videoId: string): Promise<VideoDetails>;
}

/** Calls the service's HTTP API as one user. (`fetch` cannot send a body with GET.) */
export function createApiClient({ baseUrl, token }: { baseUrl: string; token: string }): ApiClient {
  const call: ApiClient['call'] = (method, path, body) =>
    send({ url: `${baseUrl}${path}`, method, token, body: body === undefined ? null : JSON.stringify(body) });
  return {
    baseUrl,
    token,
    call,
    async createVideo(fields) {
      const reply = expectStatus(await call('POST', '/api/video/create', fields), 201);
      return reply.json<{ video_id: string }>().video_id;
    },
    async editVideo(fields) {
      expectStatus(await call('POST', '/api/video/edit', fields), 201);
    },
    async videoDetails(videoId) {
      return expectStatus(await call('GET', `/api/videos/${videoId}`), 200).json<VideoDetails>();
    },
  };
}

function expectStatus(reply: ApiReply, status: number): ApiReply {
  if (reply.status !== status) throw new Error(`expected status ${status}, got ${reply.status}: ${reply.text}`);
  return reply;
}

interface Sending {
  url: string;
  method: string;
  token: string;
  body: string | null;
}

function send({ url, method, token, body }: Sending): Promise<ApiReply> {
  const content =
    body === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { Authorization: `Bearer ${token}`, ...content } },
      async (incoming) => {
        try {
          const bytes = await buffer(incoming);
          const text = bytes.toString();
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            bytes,
            json: <T>() => JSON.parse(text) as T,
          });
        } catch (error) {
          reject(error);
        }
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body ?? undefined);
  });
}
