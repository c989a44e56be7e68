import { useEffect, useState } from 'preact/hooks';
import type { EditWord } from '../document/edit-document.ts';
import { findCaptionOf, findWord } from '../document/find-words.ts';
import { useSession } from '../session/session.ts';
import { SecondsField } from './seconds-field.tsx';

/** The fields and actions of the selected word and its caption. */
export function WordPanel() {
  const { document, selected, texts, edit, select, player } = useSession();
  const word = selected === null ? null : findWord(document, selected);
  const caption = word && findCaptionOf(document, word.id);
  if (!word || !caption) return <p class="word-panel hint">{texts.word.none}</p>;
  const at = caption.words.indexOf(word);
  const isLastCaption = document.captions.at(-1) === caption;
  const t = texts.word;
  const button = (text: string, onClick: () => void, isEnabled = true, keys?: string) => (
    <button
      type="button"
      class="button button-quiet button-small"
      disabled={!isEnabled}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      {text}
    </button>
  );
  return (
    <section class="word-panel" aria-label={t.title}>
      <div class="word-fields">
        <WordTextField word={word} />
        <SecondsField
          id="word-start"
          label={t.start}
          valueMs={word.startMs}
          onChange={(startMs, gesture) => edit({ kind: 'retime-word', wordId: word.id, startMs }, gesture)}
        />
        <SecondsField
          id="word-end"
          label={t.end}
          valueMs={word.endMs}
          onChange={(endMs, gesture) => edit({ kind: 'retime-word', wordId: word.id, endMs }, gesture)}
        />
      </div>
      <div class="buttons">
        {button(t.play, () => player.playSpan(word.startMs / 1000, word.endMs / 1000), true, 'P')}
        {button(t.split, () => edit({ kind: 'split', wordId: word.id }), at > 0, 'S')}
        {button(t.join, () => edit({ kind: 'join', captionId: caption.id }), !isLastCaption, 'M')}
        {button(t.joinWord, () => edit({ kind: 'join-word', wordId: word.id }), at < caption.words.length - 1)}
        {button(t.insert, () => edit({ kind: 'insert-word', afterId: word.id, text: t.newWord }))}
        {button(t.earlier, () => edit({ kind: 'move', captionId: caption.id, byMs: -100 }))}
        {button(t.later, () => edit({ kind: 'move', captionId: caption.id, byMs: 100 }))}
        {button(t.remove, () => {
          edit({ kind: 'set-text', wordId: word.id, text: '' });
          select(null);
        })}
      </div>
    </section>
  );
}

/** The text is changed when the field is left; an empty field changes nothing. */
function WordTextField({ word }: { word: EditWord }) {
  const { texts, edit } = useSession();
  const [typed, setTyped] = useState(word.text);
  useEffect(() => setTyped(word.text), [word.text]);
  const finish = () => {
    if (typed.trim() === '') setTyped(word.text);
    else if (typed !== word.text) edit({ kind: 'set-text', wordId: word.id, text: typed });
  };
  return (
    <div class="field">
      <label for="word-text">{texts.word.text}</label>
      <input
        id="word-text"
        type="text"
        value={typed}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
      />
    </div>
  );
}
