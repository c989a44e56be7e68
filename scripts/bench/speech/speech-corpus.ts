import { join } from 'node:path';
import { type Clip, writeWav } from './clip.ts';
import { loadPromptClips } from './prompt-clips.ts';
import { alignEnglish, loadRecordings } from './recordings.ts';
import { picoVoices } from './synthesis/pico.ts';
import { type SynthesisDeps, speakClips, speakClipsWithPico, speakClipWithEspeak } from './synthesised.ts';
import { passages, type SpokenLanguage, spokenLanguages } from './texts/passages.ts';

/** The recordings of a folder and of packages, and the passages by each synthesiser that speaks their language. */
export async function loadCorpus(deps: SynthesisDeps, folder: string): Promise<Clip[]> {
  const recordings = await alignEnglish(deps.ffmpeg, await loadRecordings(deps.ffmpeg, folder, deps.workDir));
  const texts = spokenLanguages.map((language) => ({ name: language, language, sentences: [passages[language]] }));
  const byPico = await speakClipsWithPico(
    deps,
    texts.filter(({ language }) => language in picoVoices),
  );
  const byEspeak: Clip[] = [];
  for (const text of texts) byEspeak.push(await speakClipWithEspeak(deps, text));
  return [...recordings, ...(await loadPromptClips(deps)), ...byPico, ...byEspeak];
}

const claimedSeconds = 12;

/** A clip of each language for wrong claims: the start of a recording where there is one, otherwise the best voice. */
export async function clipsOfEachLanguage(deps: SynthesisDeps, recordings: readonly Clip[]): Promise<Clip[]> {
  const recorded: Clip[] = [];
  for (const language of spokenLanguages) {
    const clip = recordings.find((one) => one.kind === 'recorded' && one.language === language);
    if (clip) recorded.push(await startOf(clip, deps));
  }
  const missing = spokenLanguages.filter((language) => !recorded.some((clip) => clip.language === language));
  return [...recorded, ...(await speakClips(deps, missing.map(textForClaims)))];
}

async function startOf(clip: Clip, { ffmpeg, workDir }: SynthesisDeps): Promise<Clip> {
  const wavFile = join(workDir, `start-${clip.language}.wav`);
  await writeWav(ffmpeg, ['-i', clip.wavFile, '-t', String(claimedSeconds)], wavFile);
  return { ...clip, wavFile, seconds: Math.min(claimedSeconds, clip.seconds), text: '', words: null };
}

/** About as long. */
function textForClaims(language: SpokenLanguage) {
  return { name: `claimed-${language}`, language, sentences: passages[language].split(/(?<=\.) /).slice(0, 3) };
}
