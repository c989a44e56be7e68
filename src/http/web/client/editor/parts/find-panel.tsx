import { useState } from 'preact/hooks';
import { fill } from '../../../../../texts/fill.ts';
import { replaceWords } from '../document/edit-captions.ts';
import { useSession } from '../session/session.ts';

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
    edit({ kind: 'replace', from, to });
    setStatus(fill(t.replaced, { count }));
    if (!addsToDictionary) return;
    try {
      await api.addTerm(from.trim(), to.trim());
      setStatus(`${fill(t.replaced, { count })} ${t.inDictionary}`);
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
  }

  const field = (id: string, label: string, value: string, set: (value: string) => void) => (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} value={value} type="text" maxLength={100} onInput={(event) => set(event.currentTarget.value)} />
    </div>
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
      <label class="style-switch" for="find-for-good">
        <input
          id="find-for-good"
          type="checkbox"
          checked={addsToDictionary}
          onChange={(event) => setAddsToDictionary(event.currentTarget.checked)}
        />
        {t.forGood}
      </label>
      <p class="hint" role="status">
        {status || (from.trim() === '' ? t.hint : fill(t.found, { count }))}
      </p>
      <button type="submit" class="button" disabled={to.trim() === '' || (count === 0 && !addsToDictionary)}>
        {t.replace}
      </button>
    </form>
  );
}

/** How often the document has the word or phrase. */
function countOf(document: Parameters<typeof replaceWords>[0], from: string): number {
  if (from.trim() === '') return 0;
  // replaced by a character that no caption has, so that every place is counted
  const replaced = replaceWords(document, from, '\u{10FFFD}');
  return replaced.captions.flatMap(({ words }) => words).filter(({ text }) => text.includes('\u{10FFFD}')).length;
}
