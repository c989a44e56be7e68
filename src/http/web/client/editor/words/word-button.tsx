import { useState } from 'preact/hooks';
import type { PageTexts } from '../../../../../texts/texts.ts';
import type { EditWord } from '../document/edit-document.ts';
import type { RowActions } from './caption-row.tsx';

interface WordButtonProps {
  word: EditWord;
  isSelected: boolean;
  actions: RowActions;
  texts: PageTexts['editor'];
}

/** Below this the engine was guessing. */
const doubtful = 0.6;

/**
 * A word: pressed once it is chosen and found in the video, pressed twice (or by F2) it is written anew in its place.
 */
export function WordButton({ word, isSelected, actions, texts }: WordButtonProps) {
  const [isWriting, setWriting] = useState(false);
  if (isWriting) {
    return <WordField word={word} texts={texts} onDone={(text) => finish(text)} />;
  }
  const isDoubtful = (word.confidence ?? 1) < doubtful;
  return (
    <button
      type="button"
      class={`word${isDoubtful ? ' word-doubtful' : ''}`}
      data-word={word.id}
      aria-pressed={isSelected}
      title={isDoubtful ? texts.doubtful : undefined}
      onClick={() => actions.select(word)}
      onDblClick={() => setWriting(true)}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        setWriting(true);
      }}
    >
      {word.text}
      {isDoubtful && <span class="visually-hidden"> ({texts.doubtful})</span>}
    </button>
  );

  function finish(text: string | null): void {
    setWriting(false);
    if (text !== null) actions.say(word.id, text);
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
