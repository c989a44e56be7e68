import { useEffect, useState } from 'preact/hooks';
import { TextField } from '../../../components/fields.tsx';
import { joinCaption, moveCaption, splitCaption } from '../document/edit-captions.ts';
import { type EditWord, findCaptionOf, findWord } from '../document/edit-document.ts';
import { insertWord, joinWord, retimeWord, setWordText } from '../document/edit-words.ts';
import { isKeyWord, toggleKeyWord } from '../document/key-words.ts';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';

/** The fields and actions of the selected word and its caption. */
export function WordPanel() {
  const { document, selected, texts, preview, edit, select, player } = useSession();
  const word = selected === null ? null : findWord(document, selected);
  const caption = word && findCaptionOf(document, word.id);
  if (!word || !caption) return <p class="word-panel hint">{texts.word.none}</p>;
  const at = caption.words.indexOf(word);
  const isLastCaption = document.captions.at(-1) === caption;
  const t = texts.word;
  const isKey = isKeyWord(document, preview, word.id);
  const button = (text: string, onClick: () => void, isEnabled = true, keys?: string) => (
    <Button look="small" disabled={!isEnabled} aria-keyshortcuts={keys} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <section class="word-panel" aria-label={t.title}>
      <div class="word-fields">
        <WordTextField word={word} />
        <SecondsField
          id="word-start"
          label={t.start}
          valueMs={word.startMs}
          onChange={(startMs, gesture) => edit(retimeWord(word.id, { startMs }), gesture)}
        />
        <SecondsField
          id="word-end"
          label={t.end}
          valueMs={word.endMs}
          onChange={(endMs, gesture) => edit(retimeWord(word.id, { endMs }), gesture)}
        />
      </div>
      <div class="buttons">
        {button(t.play, () => player.playSpan(word.startMs / 1000, word.endMs / 1000), true, 'P')}
        <Button
          look="small"
          aria-pressed={isKey}
          aria-keyshortcuts="E"
          onClick={() => edit(toggleKeyWord(word.id, isKey))}
        >
          {t.standOut}
        </Button>
        {button(t.split, () => edit(splitCaption(word.id)), at > 0, 'S')}
        {button(t.join, () => edit(joinCaption(caption.id)), !isLastCaption, 'M')}
        {button(t.joinWord, () => edit(joinWord(word.id)), at < caption.words.length - 1)}
        {button(t.insert, () => edit(insertWord(word.id, t.newWord)))}
        {button(t.earlier, () => edit(moveCaption(caption.id, -100)))}
        {button(t.later, () => edit(moveCaption(caption.id, 100)))}
        {button(t.remove, () => {
          edit(setWordText(word.id, ''));
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
    else if (typed !== word.text) edit(setWordText(word.id, typed));
  };
  return (
    <TextField
      name="word-text"
      label={texts.word.text}
      value={typed}
      input={{
        autoComplete: 'off',
        onInput: (event) => setTyped(event.currentTarget.value),
        onBlur: finish,
        onKeyDown: (event) => {
          if (event.key === 'Enter') finish();
        },
      }}
    />
  );
}

interface SecondsFieldProps {
  id: string;
  label: string;
  valueMs: number;
  /** @param gesture see `EditorSession` */
  onChange(ms: number, gesture: string): void;
}

/** A time in seconds, which the arrow keys change by 0.05 s. */
function SecondsField({ id, label, valueMs, onChange }: SecondsFieldProps) {
  return (
    <TextField
      name={id}
      label={label}
      value={(valueMs / 1000).toFixed(2)}
      input={{
        type: 'number',
        min: 0,
        step: 0.05,
        onChange: (event) => {
          const seconds = event.currentTarget.valueAsNumber;
          if (Number.isFinite(seconds)) onChange(Math.round(seconds * 1000), `${id} ${valueMs}`);
        },
      }}
    />
  );
}
