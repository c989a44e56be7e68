import { useState } from 'preact/hooks';
import { fill } from '../../../../../texts/fill.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { Icon } from '../../../components/icon.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { EmojiPicture } from './emoji-picture.tsx';

interface EmojiButtonProps {
  /** The caption's own emoji. */
  own: string | null;
  /** The emoji that the video shows, which the engine may have chosen. */
  shown: string | null;
  texts: PageTexts['editor'];
  onChoose(emoji: string | null): void;
}

/** Sets, changes or removes the emoji of a caption. */
export function EmojiButton({ own, shown, texts, onChoose }: EmojiButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const emoji = shown ?? own;
  return (
    <>
      <button
        type="button"
        class={`emoji-button${own === null && emoji !== null ? ' emoji-by-engine' : ''}`}
        aria-label={emoji ? fill(texts.emoji.change, { emoji }) : texts.emoji.set}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {emoji ? <EmojiPicture emoji={emoji} /> : <Icon name="emoji-add" />}
      </button>
      {isChoosing && (
        <EmojiPicker
          own={own}
          texts={texts}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChoose(chosen);
          }}
        />
      )}
    </>
  );
}
