import type { AcceptedVideo, ProcessedVideo } from '../types.ts';
import type { WaitOptions } from './wait-for-video.ts';

/**
 * A video that was sent: awaited, it is the service's answer with the `video_id`; `untilReady` goes on to the result.
 *
 * @example
 * const { video_id } = await captioneer.videos.create({ video_url });
 * const video = await captioneer.videos.create({ video_url }).untilReady();
 */
export class PendingVideo implements PromiseLike<AcceptedVideo> {
  readonly #accepted: Promise<AcceptedVideo>;
  readonly #wait: (videoId: string, options: WaitOptions) => Promise<ProcessedVideo>;

  constructor(
    accepted: Promise<AcceptedVideo>,
    wait: (videoId: string, options: WaitOptions) => Promise<ProcessedVideo>,
  ) {
    this.#accepted = accepted;
    this.#wait = wait;
  }

  /**
   * Waits for the result.
   * @throws VideoFailedError if the video fails, TimeoutError, and what create or edit throws
   */
  async untilReady(options: WaitOptions = {}): Promise<ProcessedVideo> {
    const { video_id } = await this.#accepted;
    return this.#wait(video_id, options);
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited like a promise
  then<A = AcceptedVideo, B = never>(
    onAccepted?: ((video: AcceptedVideo) => A | PromiseLike<A>) | null,
    onRefused?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#accepted.then(onAccepted, onRefused);
  }

  catch<B>(onRefused: (reason: unknown) => B | PromiseLike<B>): Promise<AcceptedVideo | B> {
    return this.#accepted.catch(onRefused);
  }

  finally(onSettled: () => void): Promise<AcceptedVideo> {
    return this.#accepted.finally(onSettled);
  }
}
