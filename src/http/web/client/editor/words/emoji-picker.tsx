import type { PageTexts } from '../../../../../texts/texts.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EmojiPicture } from './emoji-picture.tsx';

interface EmojiPickerProps {
  own: string | null;
  texts: PageTexts['editor'];
  onChoose(emoji: string | null): void;
  onClose(): void;
}

/** The emojis that short videos use most. */
const commonEmojis = [...'😀😂😍🤔😎😱😭🔥⭐💡💪👍👏🙏🎉🚀💰📈✅❌⚡🎯👀🎬🎵🌍🏆⏰'];

export function EmojiPicker({ own, texts, onChoose, onClose }: EmojiPickerProps) {
  return (
    <Dialog title={texts.emoji.set} closeText={texts.close} onClose={onClose}>
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
          const typed = String(new FormData(event.currentTarget).get('emoji') ?? '').trim();
          const [first] = new Intl.Segmenter().segment(typed);
          if (first) onChoose(first.segment);
        }}
      >
        <div class="field">
          <label for="emoji-typed">{texts.emoji.other}</label>
          <input id="emoji-typed" name="emoji" type="text" maxLength={40} autoComplete="off" />
        </div>
        <button type="submit" class="button button-quiet">
          {texts.emoji.take}
        </button>
      </form>
      <button type="button" class="button button-quiet" disabled={own === null} onClick={() => onChoose(null)}>
        {texts.emoji.remove}
      </button>
    </Dialog>
  );
}
