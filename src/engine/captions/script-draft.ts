import { type DeriveCaptionsInput, deriveCaptions } from './derive-captions.ts';
import type { CaptionOfWords } from './script/apply-difference.ts';
import { applyScript } from './script/apply-script.ts';
import { restoreHeard } from './script/restore-heard.ts';
import { rewriteCaptions } from './script/rewrite-captions.ts';
import type { ScriptReport } from './script/script-report.ts';

export interface ScriptDraftInput {
  /** The captions of the draft are those that are given; its settings have the script so far. */
  derivation: DeriveCaptionsInput;
  /** Another script; '' = none. */
  script: string;
}

/** The captions of a draft with another script. */
export interface ScriptDraft {
  captions: CaptionOfWords[];
  /** How the draft's words differ from the script; null = there is no script. */
  report: ScriptReport | null;
}

/**
 * What another script would make of captions that are being edited. Captions whose words it confirms stay as they are. Without a
 * script, the words that were heard come back where the last one had put its own. Pure.
 */
export function scriptDraft({ derivation, script }: ScriptDraftInput): ScriptDraft {
  const { settings, language } = derivation;
  const captions = captionsOf({ ...derivation, settings: {} }).filter(({ words }) => words.length > 0);
  const words = captions.flatMap((caption) => caption.words).sort((a, b) => a.startMs - b.startMs);
  if (script !== '') {
    const { phrases, report } = applyScript(words, script, language);
    return { captions: rewriteCaptions(captions, phrases), report };
  }
  const derived = { ...derivation, given: null };
  const heard = captionsOf({ ...derived, settings: {} }).flatMap((caption) => caption.words);
  const scripted = captionsOf({ ...derived, settings: { script: settings.script } }).flatMap(
    (caption) => caption.words,
  );
  return { captions: rewriteCaptions(captions, [restoreHeard(words, { scripted, heard })]), report: null };
}

function captionsOf(derivation: DeriveCaptionsInput): CaptionOfWords[] {
  return deriveCaptions(derivation).map(({ text: _, ...caption }) => caption);
}
