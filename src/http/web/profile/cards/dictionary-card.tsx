import type { DictionaryEntry } from '../../../../engine/captions/wording/dictionary.ts';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

const emptyRows = 3;

/** All entries as text fields, with some empty ones at the end. */
export function DictionaryCard({ entries, error }: { entries: DictionaryEntry[]; error?: string }) {
  const t = usePage().texts.choices.dictionary;
  const rows = [...entries, ...Array.from({ length: emptyRows }, () => ({ from: '', to: '' }))];
  return (
    <Card id="dictionary" title={t.title} intro={t.intro}>
      <PostForm action="/app/profile/dictionary#dictionary">
        {error && (
          <p class="field-error" role="alert">
            {error}
          </p>
        )}
        <div class="dictionary">
          {rows.map(({ from, to }, index) => (
            // rows have no id but their position
            <div class="dictionary-row" key={`${index} ${from}`}>
              <Side name="from" value={from} label={`${t.heard} ${index + 1}`} example={t.example} />
              <Icon name="arrow-right" />
              <Side name="to" value={to} label={`${t.written} ${index + 1}`} example={t.exampleWritten} />
            </div>
          ))}
        </div>
        <p class="hint">{t.hint}</p>
        <div class="buttons">
          <button type="submit" class="button">
            {t.save}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}

function Side({ name, value, label, example }: { name: string; value: string; label: string; example: string }) {
  return <input name={name} value={value} type="text" aria-label={label} placeholder={example} autoComplete="off" />;
}
