import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScriptReport } from '../../../../../engine/captions/script/script-report.ts';
import { type EditDocument, toDraft } from '../document/edit-document.ts';
import { changedWords, takeScript, type WordChange } from '../document/take-script.ts';
import { messageOf } from '../session/editor-api.ts';
import type { EditorSession } from '../session/session.ts';

/** What is known about the script of the document. */
interface Compared {
  script: string;
  report: ScriptReport | null;
  /** What taking it changed in the captions; null = it was not taken here. */
  changes: WordChange[] | null;
}

/** The document may change while the service compares: then it is asked again, so many times in all. */
const maxTries = 5;

/** The script of the document, and how what was said differs from it. */
export function useScript({ api, data, document, edit }: EditorSession) {
  const { script: first = '' } = data.view.settings;
  const { script = '' } = document.settings;
  const [known, setKnown] = useState<Compared>({ script: first, report: data.view.scriptReport, changes: null });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(document);
  latest.current = document;

  async function ask(wanted: string, whenMade: (made: Made) => Compared): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      for (let tries = 0; tries < maxTries; tries++) {
        const before = latest.current;
        const made = await api.script(captionsOf(before), wanted);
        if (latest.current !== before) continue;
        setKnown(whenMade({ ...made, before }));
        return;
      }
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setBusy(false);
    }
  }

  // after a reload, undo or redo, the document may have a script that was not compared here, and the video one that is not yet
  useEffect(() => {
    if (script !== '' && (script !== known.script || known.report === null)) {
      void ask(script, ({ report }) => ({ script, report, changes: null }));
    }
  }, [script]);

  return {
    script,
    isBusy,
    error,
    report: known.script === script ? known.report : null,
    changes: known.script === script ? known.changes : null,
    /** Changes the captions as another script makes them, as one undo step. @param wanted '' = none */
    take: (wanted: string) =>
      ask(wanted, ({ before, captions, report }) => {
        const after = takeScript(before, captions, wanted);
        edit((now) => (now === before ? after : now));
        return { script: wanted, report, changes: changedWords(before, after) };
      }),
  };
}

interface Made extends Awaited<ReturnType<EditorSession['api']['script']>> {
  before: EditDocument;
}

/** A draft with all that its captions are computed from. */
function captionsOf(document: EditDocument) {
  const { script } = document.settings;
  const changes = script === undefined ? { resetSettings: ['script' as const] } : { settings: { script } };
  return { ...toDraft({ ...document, settings: {} }, {}), ...changes };
}
