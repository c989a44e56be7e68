import { newIdempotencyKey } from '../http/idempotency-key.ts';
import { readBytes, readJson, readNothing, readText } from '../http/read-reply.ts';
import { limitTime } from '../http/time-limit.ts';
import type { CallOptions, Transport, WriteOptions } from '../http/transport.ts';
import { PagePromise } from '../resources/page-promise.ts';
import type {
  AcceptedVideo,
  CancelledVideo,
  CaptionFormat,
  Captions,
  CreateVideoFields,
  Delivery,
  EditVideoFields,
  ListedVideo,
  ListVideosQuery,
  ProcessedVideo,
  Readability,
  StillQuery,
  Video,
  VideoProgress,
} from '../types.ts';
import { followVideo } from './follow-video.ts';
import { PendingVideo } from './pending-video.ts';
import { type WaitOptions, waitForVideo } from './wait-for-video.ts';

/** Videos of the account. Fields have the names of the API. */
export class Videos {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Captions a video. The call returns at once; `untilReady` of what it returns waits for the result. */
  create(fields: CreateVideoFields, options?: WriteOptions): PendingVideo {
    return this.#submit('/video/create', fields, options);
  }

  /** Changes settings or captions, and renders the video again under the same id. */
  edit(videoId: string, fields: EditVideoFields, options?: WriteOptions): PendingVideo {
    return this.#submit('/video/edit', { ...fields, video_id: videoId }, options);
  }

  /** Waits for a video that was sent before. @throws as `untilReady` of `create` */
  untilReady(videoId: string, options: WaitOptions = {}): Promise<ProcessedVideo> {
    const read = (signal: AbortSignal) => this.get(videoId, { signal });
    return waitForVideo(this.#transport, videoId, { ...options, read });
  }

  /** Its state now and every change, until its end. Breaking off the loop closes the stream. */
  async *events(
    videoId: string,
    { signal, timeoutMs = Number.POSITIVE_INFINITY }: Omit<WaitOptions, 'onProgress'> = {},
  ): AsyncGenerator<VideoProgress, void> {
    const limit = limitTime({ timeoutMs, signal, what: `Following video ${videoId}` });
    const read = () => this.get(videoId, { signal: limit.signal });
    try {
      yield* followVideo(this.#transport, videoId, { signal: limit.signal, read });
    } finally {
      limit.clear();
    }
  }

  get(videoId: string, options?: CallOptions): Promise<Video> {
    return this.#transport.send({ ...options, method: 'GET', path: pathOf(videoId), read: readJson<Video> });
  }

  /** The newest first. Awaited, it is one page; in `for await` it is every video. */
  list(query: ListVideosQuery = {}, options?: CallOptions): PagePromise<ListedVideo> {
    return new PagePromise((cursor) =>
      this.#transport.send({
        ...options,
        method: 'GET',
        path: '/videos',
        query: { ...query, cursor: cursor ?? query.cursor },
        read: readJson<{ data: ListedVideo[]; next_cursor: string | null }>,
      }),
    );
  }

  captions(videoId: string, options?: CallOptions): Promise<Captions> {
    return this.#transport.send({
      ...options,
      method: 'GET',
      path: `${pathOf(videoId)}/captions`,
      read: readJson<Captions>,
    });
  }

  /** The captions as the text of a SubRip, WebVTT or ASS file. */
  export(videoId: string, format: CaptionFormat, options?: CallOptions): Promise<string> {
    return this.#transport.send({
      ...options,
      method: 'GET',
      path: `${pathOf(videoId)}/captions.${format}`,
      read: readText,
    });
  }

  /** One frame as JPEG, as settings would make it, without rendering the video. */
  still(videoId: string, query: StillQuery = {}, options?: CallOptions): Promise<ArrayBuffer> {
    return this.#transport.send({
      ...options,
      method: 'GET',
      path: `${pathOf(videoId)}/still`,
      query,
      read: readBytes,
    });
  }

  /** How easy the captions are to read. */
  readability(videoId: string, options?: CallOptions): Promise<Readability> {
    return this.#transport.send({
      ...options,
      method: 'GET',
      path: `${pathOf(videoId)}/readability`,
      read: readJson<Readability>,
    });
  }

  /** @throws ConflictError if it is not processing */
  cancel(videoId: string, options?: CallOptions): Promise<CancelledVideo> {
    return this.#transport.send({
      ...options,
      method: 'POST',
      path: `${pathOf(videoId)}/cancel`,
      read: readJson<CancelledVideo>,
    });
  }

  delete(videoId: string, options?: CallOptions): Promise<void> {
    return this.#transport.send({ ...options, method: 'DELETE', path: pathOf(videoId), read: readNothing });
  }

  /** Callbacks and messages about it, with every attempt. */
  async deliveries(videoId: string, options?: CallOptions): Promise<Delivery[]> {
    const path = `${pathOf(videoId)}/deliveries`;
    return (await this.#transport.send({ ...options, method: 'GET', path, read: readJson<{ data: Delivery[] }> })).data;
  }

  /** Sends one again, with the same event id. */
  redeliver(videoId: string, deliveryId: string, options?: CallOptions): Promise<void> {
    const path = `${pathOf(videoId)}/deliveries/${encodeURIComponent(deliveryId)}/redeliver`;
    return this.#transport.send({ ...options, method: 'POST', path, read: readNothing });
  }

  #submit(path: string, fields: object, { idempotencyKey, ...options }: WriteOptions = {}): PendingVideo {
    const accepted = this.#transport.send({
      ...options,
      method: 'POST',
      path,
      json: fields,
      headers: { 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() },
      isRepeatable: true,
      read: readJson<AcceptedVideo>,
    });
    return new PendingVideo(accepted, (videoId, waiting) =>
      this.untilReady(videoId, { signal: options.signal, ...waiting }),
    );
  }
}

function pathOf(videoId: string): string {
  return `/videos/${encodeURIComponent(videoId)}`;
}
