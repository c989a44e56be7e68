/**
 * Reads a list of any length in pages. Neither the memory nor the life of a cursor limits how long the list is, or how long
 * the work on a page takes.
 * @param read reads at most `size` records that follow `last`, in an order that an index has; null = from the start
 */
export async function* inPages<T>(
  size: number,
  read: (last: T | null, size: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let page: T[] = [];
  do {
    page = await read(page.at(-1) ?? null, size);
    if (page.length > 0) yield page;
  } while (page.length === size);
}
