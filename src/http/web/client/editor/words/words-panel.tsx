import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { clockText } from '../document/clock-text.ts';
import { doubtsOf } from '../document/doubts.ts';
import { addCaption, setEmoji } from '../document/edit-captions.ts';
import { type EditCaption, findWordAt, seekTimeOf } from '../document/edit-document.ts';
import { setWordText } from '../document/edit-words.ts';
import { shownKeyWords, standsOut } from '../document/key-words.ts';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';
import { EmojiButton } from './emoji-button.tsx';
import { type RowActions, WordButton } from './word-button.tsx';

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
    setText: (wordId, text) => latest.current.edit(setWordText(wordId, text)),
    setEmoji: (captionId, emoji) => latest.current.edit(setEmoji(captionId, emoji)),
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
            keyWords={shownKeyWords(preview, document, index)}
            actions={actions}
            texts={texts}
          />
        ))}
      </ol>
      <Button look="small" onClick={() => session.edit(addCaption(player.now() * 1000, texts.newCaption))}>
        {texts.addCaption}
      </Button>
    </>
  );
}

interface CaptionRowProps {
  caption: EditCaption;
  /** The id of its selected word. */
  selected: number | null;
  /** The emoji that the video shows, which the engine may have chosen. */
  shownEmoji: string | null | undefined;
  /** See `shownKeyWords`; a text, so that an equal one draws nothing again. */
  keyWords: string;
  actions: RowActions;
  texts: PageTexts['editor'];
}

/** One caption: its time, its emoji, its words. Rendered again only if it has changed, for there may be hundreds. */
const CaptionRow = memo(({ caption, selected, shownEmoji, keyWords, actions, texts }: CaptionRowProps) => {
  const doubtful = new Set(doubtsOf({ captions: [caption] }).flatMap(({ wordIds }) => wordIds));
  return (
    <li class="caption">
      <span class="caption-time">{clockText(caption.startMs)}</span>
      <EmojiButton
        own={caption.emoji ?? null}
        shown={shownEmoji ?? null}
        texts={texts}
        onChoose={(emoji) => actions.setEmoji(caption.id, emoji)}
      />
      <span>
        {caption.words.map((word, place) => (
          <WordButton
            key={word.id}
            word={word}
            isSelected={word.id === selected}
            isDoubtful={doubtful.has(word.id)}
            isKey={standsOut(word, place, keyWords)}
            actions={actions}
            texts={texts}
          />
        ))}
      </span>
    </li>
  );
});

/** Scrolls the list only, not the page. */
function keepInView(element: Element): void {
  const panel = element.closest('.captions');
  if (!panel || panel.scrollHeight <= panel.clientHeight) return;
  const [inner, outer] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) panel.scrollTop += inner.top - outer.top - outer.height / 3;
}
