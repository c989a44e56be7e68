import { useEffect, useState } from 'preact/hooks';
import { scriptOfFile } from '../../../../../engine/captions/script/script-of-file.ts';
import { captionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import { fill } from '../../../../../texts/fill.ts';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';
import { useScript } from '../state/use-script.ts';
import { ScriptChanges } from './script-changes.tsx';
import { ScriptReportList } from './script-report-list.tsx';

const { maxCharacters } = captionSettings.script.kind;
/** Subtitles with a script of the largest size have about so many bytes. */
const maxFileBytes = 4 * 1024 * 1024;

/** What is said, word for word: to be given, changed and taken away; what it changes, and how what was said differs from it. */
export function ScriptPanel({ isChanged, onRender }: { isChanged: boolean; onRender(): void }) {
  const session = useSession();
  const t = session.texts.script;
  const { script, isBusy, error, report, changes, take } = useScript(session);
  const [text, setText] = useState(script);
  const [isUnreadable, setUnreadable] = useState(false);
  // undo and redo change it, too
  useEffect(() => setText(script), [script]);
  const wanted = text.trim();
  const isNew = wanted !== '' && wanted !== script;
  const count = countOf(wanted);
  const canTake = isNew && !isBusy && count <= maxCharacters;
  const problem = count > maxCharacters ? fill(t.tooLong, { count, max: maxCharacters }) : problemOf();

  return (
    <div class="script">
      <div class="field">
        <label for="script">{t.label}</label>
        <p class="hint" id="script-hint">
          {t.about}
        </p>
        <textarea
          id="script"
          rows={6}
          value={text}
          aria-describedby="script-hint script-problem"
          aria-invalid={count > maxCharacters}
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isNew) return;
            event.preventDefault();
            if (canTake) void take(wanted);
          }}
        />
        <p class="field-error" id="script-problem" role="alert">
          {problem}
        </p>
      </div>
      <div class="field">
        <label for="script-file">{t.file}</label>
        <input
          id="script-file"
          type="file"
          accept=".txt,.md,.srt,.vtt,text/plain,text/markdown,text/vtt"
          onChange={(event) => void read(event.currentTarget)}
        />
      </div>
      <div class="buttons">
        <Button disabled={!canTake} onClick={() => void take(wanted)}>
          {t.use}
        </Button>
        <Button look="quiet" disabled={isBusy || script === ''} onClick={() => void take('')}>
          {t.remove}
        </Button>
      </div>
      <p role="status">{statusOf()}</p>
      {changes && !isNew && isChanged && (
        <>
          <ScriptChanges changes={changes} />
          <div class="buttons">
            <Button look="quiet" onClick={onRender}>
              {session.texts.render}
            </Button>
          </div>
        </>
      )}
      {report && <ScriptReportList report={report} />}
    </div>
  );

  function change(next: string): void {
    setText(next);
    setUnreadable(false);
  }

  async function read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const found = file.size > maxFileBytes ? null : scriptOfFile(new Uint8Array(await file.arrayBuffer()));
    // the same file may be chosen again
    input.value = '';
    if (found === null) setUnreadable(true);
    else change(found);
  }

  function problemOf(): string {
    return isUnreadable ? t.unreadable : (error ?? '');
  }

  function statusOf(): string {
    if (isBusy) return t.comparing;
    if (isNew || !changes || !isChanged) return '';
    if (script === '') return t.removed;
    return changes.length === 0 ? t.unchanged : fill(t.changed, { count: changes.length });
  }
}

/** Only a text near the limit is counted by characters. */
function countOf(text: string): number {
  return text.length <= maxCharacters ? text.length : [...text].length;
}
