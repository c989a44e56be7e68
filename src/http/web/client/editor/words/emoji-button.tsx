import { useState } from 'preact/hooks';
import { fill } from '../../../../../texts/fill.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { TextField } from '../../../components/fields.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Button, Dialog } from '../parts/controls.tsx';
import { emojiPath } from '../stage/draw-emojis.ts';

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
  const choose = (chosen: string | null) => {
    setChoosing(false);
    onChoose(chosen);
  };
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
      {isChoosing && <EmojiPicker own={own} texts={texts} onClose={() => setChoosing(false)} onChoose={choose} />}
    </>
  );
}

/** The emojis that short videos use most. */
const commonEmojis = [...'😀😂😍🤔😎😱😭🔥⭐💡💪👍👏🙏🎉🚀💰📈✅❌⚡🎯👀🎬🎵🌍🏆⏰'];

type EmojiPickerProps = Omit<EmojiButtonProps, 'shown'> & { onClose(): void };

function EmojiPicker({ own, texts, onChoose, onClose }: EmojiPickerProps) {
  const [typed, setTyped] = useState('');
  return (
    <Dialog title={texts.emoji.set} onClose={onClose}>
      <div class="emoji-choices">
        {commonEmojis.map((emoji) => (
          <button
            type="button"
            key={emoji}
            onClick={() => onChoose(emoji)}
            aria-pressed={emoji === own}
            aria-label={emoji}
          >
            <EmojiPicture emoji={emoji} />
          </button>
        ))}
      </div>
      <form
        class="form-line"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = new Intl.Segmenter().segment(typed.trim());
          if (first) onChoose(first.segment);
        }}
      >
        <TextField
          name="emoji-typed"
          label={texts.emoji.other}
          value={typed}
          input={{ maxLength: 40, autoComplete: 'off', onInput: (event) => setTyped(event.currentTarget.value) }}
        />
        <Button type="submit" look="quiet">
          {texts.emoji.take}
        </Button>
      </form>
      <Button look="quiet" disabled={own === null} onClick={() => onChoose(null)}>
        {texts.emoji.remove}
      </Button>
    </Dialog>
  );
}

/** An emoji as the video shows it, whatever the fonts of this machine are. */
function EmojiPicture({ emoji }: { emoji: string }) {
  return <img class="emoji-picture" src={emojiPath(emoji)} alt={emoji} width={22} height={22} draggable={false} />;
}
