import type { Caption, Page, PageEmoji } from '../caption.ts';
import { drawableEmoji, extractEmojis } from '../emojis/extract-emojis.ts';

/** An emoji of a word stays on the following pages that begin within this time. */
const minShownMs = 600;

/**
 * Puts emojis on the pages of one caption, one at a time: the caption's own `emoji` on all pages, or only on the page of
 * the word that it stands for; each emoji typed in the text from its word on.
 */
export function addEmojisToPages(caption: Caption, pages: Page[]): Page[] {
  const captionEmoji = caption.emoji === undefined ? undefined : drawableEmoji(caption.emoji);
  const wordMs = caption.words[caption.emojiWord ?? -1]?.startMs;
  const wordPage = pages.find(({ endMs }) => wordMs === undefined || endMs > wordMs);
  return pages.map((page) => {
    const own = wordMs === undefined || isOnOrSoonAfter(page, wordPage) ? captionEmoji : undefined;
    const words = page.words.map((word) => {
      const { text, emojis } = extractEmojis(word.text);
      return { ...word, text: text.trim(), emojis };
    });
    const typed = words.flatMap(({ emojis, startMs, endMs }) =>
      [...new Set(emojis)].map((emoji) => ({ emoji, startMs, endMs })),
    );
    const first = { startMs: page.startMs, endMs: words[0]?.endMs ?? page.endMs };
    const others = typed.filter(({ emoji }) => emoji !== own);
    return {
      ...page,
      words: words.map(({ emojis: _, ...word }) => word),
      emojis: oneAtATime(own === undefined ? typed : [{ emoji: own, ...first }, ...others], page.endMs),
    };
  });
}

function isOnOrSoonAfter(page: Page, wordPage: Page | undefined): boolean {
  const sinceMs = page.startMs - (wordPage?.startMs ?? 0);
  return sinceMs >= 0 && sinceMs < minShownMs;
}

/** Several emojis of one word split its time; each stays until the next one comes. */
function oneAtATime(emojis: PageEmoji[], pageEndMs: number): PageEmoji[] {
  const first = new Map<number, number>();
  const together = new Map<number, number>();
  for (const [index, { startMs }] of emojis.entries()) {
    if (!first.has(startMs)) first.set(startMs, index);
    together.set(startMs, (together.get(startMs) ?? 0) + 1);
  }
  const started = emojis.map((emoji, index) => {
    const place = index - (first.get(emoji.startMs) ?? index);
    const count = together.get(emoji.startMs) ?? 1;
    return { ...emoji, startMs: Math.round(emoji.startMs + ((emoji.endMs - emoji.startMs) * place) / count) };
  });
  return started
    .map((emoji, index) => ({ ...emoji, endMs: started[index + 1]?.startMs ?? pageEndMs }))
    .filter(({ startMs, endMs }) => endMs > startMs);
}
