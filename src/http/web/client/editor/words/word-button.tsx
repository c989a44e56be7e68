import { useState } from 'preact/hooks';
import type { PageTexts } from '../../../../../texts/texts.ts';
import type { EditWord } from '../document/edit-document.ts';

export interface RowActions {
  select(word: EditWord): void;
  setText(wordId: number, text: string): void;
  setEmoji(captionId: number, emoji: string | null): void;
}

interface WordButtonProps {
  word: EditWord;
  isSelected: boolean;
  /** Probably heard wrong. */
  isDoubtful: boolean;
  /** It stands out in the picture. */
  isKey: boolean;
  actions: RowActions;
  texts: PageTexts['editor'];
}

/** A word. A click selects it and seeks to it; a double click, or F2, turns it into a text field. */
export function WordButton({ word, isSelected, isDoubtful, isKey, actions, texts }: WordButtonProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return <WordField word={word} texts={texts} onDone={(text) => finish(text)} />;
  }
  return (
    <button
      type="button"
      class={`word${isDoubtful ? ' word-doubtful' : ''}${isKey ? ' word-key' : ''}`}
      data-word={word.id}
      aria-pressed={isSelected}
      title={isDoubtful ? texts.doubtful : undefined}
      onClick={() => actions.select(word)}
      onDblClick={() => setEditing(true)}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        setEditing(true);
      }}
    >
      {word.text}
      {isDoubtful && <span class="visually-hidden"> ({texts.doubtful})</span>}
      {isKey && <span class="visually-hidden"> ({texts.keyWord})</span>}
    </button>
  );

  function finish(text: string | null): void {
    setEditing(false);
    if (text !== null) actions.setText(word.id, text);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-word="${word.id}"]`)?.focus());
  }
}

function WordField({
  word,
  texts,
  onDone,
}: Pick<WordButtonProps, 'word' | 'texts'> & { onDone(text: string | null): void }) {
  return (
    <input
      class="word word-field"
      aria-label={texts.word.text}
      defaultValue={word.text}
      size={Math.max(2, word.text.length)}
      ref={(field) => {
        if (field && document.activeElement !== field) field.select();
      }}
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.currentTarget.value = word.text;
        event.currentTarget.blur();
      }}
    />
  );
}
