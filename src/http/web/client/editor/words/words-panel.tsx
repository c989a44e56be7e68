import { useEffect, useRef, useState } from 'preact/hooks';
import { findWordAt, seekTimeOf } from '../document/find-words.ts';
import { useSession } from '../session/session.ts';
import { CaptionRow } from './caption-row.tsx';
import type { RowActions } from './word-button.tsx';

/** In longer lists, rows outside of the visible part are not painted (`content-visibility`). */
const maxPaintedRows = 60;

/** All captions with their words, to be read and corrected. */
export function WordsPanel() {
  const session = useSession();
  const { document, selected, preview, texts, player } = session;
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(session);
  latest.current = session;
  const [actions] = useState<RowActions>(() => ({
    select(word) {
      latest.current.select(word.id);
      latest.current.player.seek(seekTimeOf(word));
    },
    setText: (wordId, text) => latest.current.edit({ kind: 'set-text', wordId, text }),
    setEmoji: (captionId, emoji) => latest.current.edit({ kind: 'set-emoji', captionId, emoji }),
  }));

  useEffect(() => {
    let spoken: Element | null = null;
    return player.onTimeChange((seconds) => {
      const word = findWordAt(latest.current.document, seconds * 1000);
      const element = word && list.current?.querySelector(`[data-word="${word.id}"]`);
      if (element === spoken) return;
      spoken?.classList.remove('is-spoken');
      element?.classList.add('is-spoken');
      spoken = element ?? null;
      if (element && !player.video.paused) keepInView(element);
    });
  }, [player]);

  return (
    <>
      {document.captions.length === 0 && <p class="hint">{texts.noWords}</p>}
      <ol class={`captions${document.captions.length > maxPaintedRows ? ' captions-many' : ''}`} ref={list}>
        {document.captions.map((caption, index) => (
          <CaptionRow
            key={caption.id}
            caption={caption}
            selected={caption.words.some(({ id }) => id === selected) ? selected : null}
            shownEmoji={preview?.shownEmojis.length === document.captions.length ? preview.shownEmojis[index] : null}
            actions={actions}
            texts={texts}
          />
        ))}
      </ol>
      <button
        type="button"
        class="button button-quiet button-small"
        onClick={() => session.edit({ kind: 'add', atMs: player.now() * 1000, text: texts.newCaption })}
      >
        {texts.addCaption}
      </button>
    </>
  );
}

/** Scrolls the list only, not the page. */
function keepInView(element: Element): void {
  const panel = element.closest('.captions');
  if (!panel || panel.scrollHeight <= panel.clientHeight) return;
  const [inner, outer] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) panel.scrollTop += inner.top - outer.top - outer.height / 3;
}
