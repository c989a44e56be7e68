import { useState } from 'preact/hooks';
import { fill } from '../../../../../texts/fill.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { Icon } from '../../../components/icon.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { EmojiPicture } from './emoji-picture.tsx';

interface EmojiButtonProps {
  /** Of the caption itself. */
  own: string | null;
  /** What is seen, the engine's choice included. */
  shown: string | null;
  texts: PageTexts['editor'];
  onChoose(emoji: string | null): void;
}

/** Sets, changes or takes away the emoji of a caption. */
export function EmojiButton({ own, shown, texts, onChoose }: EmojiButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const seen = shown ?? own;
  return (
    <>
      <button
        type="button"
        class={`emoji-button${own === null && seen !== null ? ' emoji-by-engine' : ''}`}
        aria-label={seen ? fill(texts.emoji.change, { emoji: seen }) : texts.emoji.set}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {seen ? <EmojiPicture emoji={seen} /> : <Icon name="emoji-add" />}
      </button>
      {isChoosing && (
        <EmojiPicker
          own={own}
          texts={texts}
          onClose={() => setChoosing(false)}
          onChoose={(emoji) => {
            setChoosing(false);
            onChoose(emoji);
          }}
        />
      )}
    </>
  );
}
