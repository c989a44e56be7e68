/** A page of a list. */
export interface Page<T> {
  data: T[];
  /** For the next page; null after the last. */
  next_cursor: string | null;
}

/**
 * A list: awaited, it is the first page; in `for await` every item of every page. Nothing is asked before.
 *
 * @example
 * for await (const video of captioneer.videos.list({ status: 'processed' })) console.log(video.video_id);
 */
export class PagePromise<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #read: (cursor: string | null) => Promise<Page<T>>;

  constructor(read: (cursor: string | null) => Promise<Page<T>>) {
    this.#read = read;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited like a promise
  then<A = Page<T>, B = never>(
    onPage?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onRefused?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#read(null).then(onPage, onRefused);
  }

  catch<B>(onRefused: (reason: unknown) => B | PromiseLike<B>): Promise<Page<T> | B> {
    return this.then(null, onRefused);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    let cursor: string | null = null;
    do {
      const page: Page<T> = await this.#read(cursor);
      yield* page.data;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }
}
