import { useState } from 'preact/hooks';
import { fill } from '../../../../../texts/fill.ts';
import { TextField } from '../../../components/fields.tsx';
import { replaceWords } from '../document/edit-captions.ts';
import type { EditDocument } from '../document/edit-document.ts';
import { messageOf } from '../session/editor-api.ts';
import { useSession } from '../session/session.ts';
import { Button, Switch } from './controls.tsx';

/** Replaces a word or a phrase everywhere; optionally also in all later videos, by the account's dictionary. */
export function FindPanel() {
  const { document, edit, api, texts } = useSession();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [addsToDictionary, setAddsToDictionary] = useState(false);
  const [status, setStatus] = useState('');
  const t = texts.find;
  const count = countOf(document, from);

  async function replace(): Promise<void> {
    edit(replaceWords(from, to));
    setStatus(fill(t.replaced, { count }));
    if (!addsToDictionary) return;
    try {
      await api.addTerm(from.trim(), to.trim());
      setStatus(`${fill(t.replaced, { count })} ${t.inDictionary}`);
    } catch (error) {
      setStatus(messageOf(error));
    }
  }

  const field = (id: string, label: string, value: string, set: (value: string) => void) => (
    <TextField
      name={id}
      label={label}
      value={value}
      input={{ maxLength: 100, onInput: (event) => set(event.currentTarget.value) }}
    />
  );

  return (
    <form
      class="find"
      onSubmit={(event) => {
        event.preventDefault();
        void replace();
      }}
    >
      {field('find-from', t.from, from, setFrom)}
      {field('find-to', t.to, to, setTo)}
      <Switch id="find-for-good" label={t.forGood} value={addsToDictionary} onChange={setAddsToDictionary} />
      <p class="hint" role="status">
        {status || (from.trim() === '' ? t.hint : fill(t.found, { count }))}
      </p>
      <Button type="submit" disabled={to.trim() === '' || (count === 0 && !addsToDictionary)}>
        {t.replace}
      </Button>
    </form>
  );
}

/** How often the document has the word or phrase. */
function countOf(document: EditDocument, from: string): number {
  if (from.trim() === '') return 0;
  // replaced by a character that no caption has, so that every place is counted
  const replaced = replaceWords(from, '\u{10FFFD}')(document);
  return replaced.captions.flatMap(({ words }) => words).filter(({ text }) => text.includes('\u{10FFFD}')).length;
}
