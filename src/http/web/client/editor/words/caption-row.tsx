import { memo } from 'preact/compat';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { clockText } from '../document/clock-text.ts';
import type { EditCaption } from '../document/edit-document.ts';
import { EmojiButton } from './emoji-button.tsx';
import { type RowActions, WordButton } from './word-button.tsx';

interface CaptionRowProps {
  caption: EditCaption;
  /** The id of its selected word. */
  selected: number | null;
  /** The emoji that the video shows, which the engine may have chosen. */
  shownEmoji: string | null | undefined;
  actions: RowActions;
  texts: PageTexts['editor'];
}

/** One caption: its time, its emoji, its words. Rendered again only if it has changed, for there may be hundreds. */
export const CaptionRow = memo(({ caption, selected, shownEmoji, actions, texts }: CaptionRowProps) => (
  <li class="caption">
    <span class="caption-time">{clockText(caption.startMs)}</span>
    <EmojiButton
      own={caption.emoji ?? null}
      shown={shownEmoji ?? null}
      texts={texts}
      onChoose={(emoji) => actions.setEmoji(caption.id, emoji)}
    />
    <span>
      {caption.words.map((word) => (
        <WordButton key={word.id} word={word} isSelected={word.id === selected} actions={actions} texts={texts} />
      ))}
    </span>
  </li>
));
