import { memo } from 'preact/compat';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { clockText } from '../document/clock-text.ts';
import type { EditCaption, EditWord } from '../document/edit-document.ts';
import { EmojiButton } from './emoji-button.tsx';
import { WordButton } from './word-button.tsx';

export interface RowActions {
  select(word: EditWord): void;
  say(wordId: number, text: string): void;
  emoji(captionId: number, emoji: string | null): void;
}

interface CaptionRowProps {
  caption: EditCaption;
  /** The word of it that is chosen. */
  selected: number | null;
  /** What the engine shows with it, its own choice included. */
  shownEmoji: string | null | undefined;
  actions: RowActions;
  texts: PageTexts['editor'];
}

/** One caption: when, with which emoji, and its words. Drawn anew only when it has changed: there may be hundreds. */
export const CaptionRow = memo(({ caption, selected, shownEmoji, actions, texts }: CaptionRowProps) => (
  <li class="caption">
    <span class="caption-time">{clockText(caption.startMs)}</span>
    <EmojiButton
      own={caption.emoji ?? null}
      shown={shownEmoji ?? null}
      texts={texts}
      onChoose={(emoji) => actions.emoji(caption.id, emoji)}
    />
    <span class="caption-words">
      {caption.words.map((word) => (
        <WordButton key={word.id} word={word} isSelected={word.id === selected} actions={actions} texts={texts} />
      ))}
    </span>
  </li>
));
