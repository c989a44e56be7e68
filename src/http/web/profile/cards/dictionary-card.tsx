import type { DictionaryEntry } from '../../../../engine/captions/wording/dictionary.ts';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

const freeLines = 3;

/** All entries as lines to type into. */
export function DictionaryCard({ entries, error }: { entries: DictionaryEntry[]; error?: string }) {
  const words = usePage().texts.choices.dictionary;
  const lines = [...entries, ...Array.from({ length: freeLines }, () => ({ from: '', to: '' }))];
  return (
    <Card id="dictionary" title={words.title} intro={words.intro}>
      <PostForm action="/app/profile/dictionary#dictionary">
        {error && (
          <p class="field-error" role="alert">
            {error}
          </p>
        )}
        <div class="dictionary">
          {lines.map(({ from, to }, index) => (
            // lines have no names but their places
            <div class="dictionary-row" key={`${index} ${from}`}>
              <Side name="from" value={from} label={`${words.heard} ${index + 1}`} example={words.example} />
              <Icon name="arrow-right" />
              <Side name="to" value={to} label={`${words.written} ${index + 1}`} example={words.exampleWritten} />
            </div>
          ))}
        </div>
        <p class="hint">{words.hint}</p>
        <div class="buttons">
          <button type="submit" class="button">
            {words.save}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}

function Side({ name, value, label, example }: { name: string; value: string; label: string; example: string }) {
  return <input {...{ name, value }} type="text" aria-label={label} placeholder={example} autoComplete="off" />;
}
