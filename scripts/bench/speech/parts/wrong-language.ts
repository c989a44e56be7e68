import { round } from '../../measure.ts';
import type { Clip } from '../clip.ts';
import type { MeasuredTranscriber } from '../measured-transcriber.ts';
import { spokenLanguages } from '../texts/passages.ts';

interface WrongLanguageRow {
  spoken: string;
  /** How the speech came about. */
  speech: string;
  pairs: number;
  /** The language that is spoken was used, with a notice. */
  detected: number;
  /** Claims that were believed, or that led to a third language. */
  missed: { claimed: string; used: string | null; noticed: boolean }[];
}

/** Claims each of the other languages for a clip of each language. */
export async function measureWrongLanguage(transcriber: MeasuredTranscriber, clips: readonly Clip[]) {
  const rows: WrongLanguageRow[] = [];
  for (const clip of clips) {
    const claims = spokenLanguages.filter((language) => language !== clip.language);
    const missed: WrongLanguageRow['missed'] = [];
    for (const claimed of claims) {
      const { transcript } = await transcriber.transcribe({ wavFile: clip.wavFile, language: claimed });
      const noticed = transcript.languageNotice === 'contradicted_by_sound';
      if (!noticed || transcript.language !== clip.language) {
        missed.push({ claimed, used: transcript.language, noticed });
      }
    }
    const detected = claims.length - missed.length;
    rows.push({ spoken: clip.language, speech: clip.kind, pairs: claims.length, detected, missed });
  }
  const pairs = rows.reduce((sum, row) => sum + row.pairs, 0);
  const detected = rows.reduce((sum, row) => sum + row.detected, 0);
  return { rows, pairs, detected, detectedPercent: round((100 * detected) / pairs, 1) };
}
