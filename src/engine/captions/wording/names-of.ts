import { belongsToNext, endsPhrase, endsSentence } from '../words/punctuation.ts';
import { type DictionaryEntry, dictionaryHints, splitAffixes } from './dictionary.ts';

const maxNames = 200;
/** Longer runs of capitals are headlines. */
const maxWords = 4;
/** A text of which more words inside sentences stand alone with a capital is German, where every noun has one. */
const maxCapitalShare = 0.2;

interface TextWord {
  core: string;
  /** Nothing before it says that a capital is due. */
  isInside: boolean;
  /** Punctuation follows. */
  endsRun: boolean;
}

/**
 * Names in a text: words with a capital inside a sentence, and words with capitals inside or digits anywhere. Where every noun has
 * a capital, only several of them after one another are a name. At most 200, each once, in the order of the text.
 */
export function namesOf(text: string): string[] {
  const words = text.split('\n').flatMap(wordsOfLine);
  const runs = runsOf(words);
  const lone = runs.filter(([first, ...more]) => more.length === 0 && first?.isInside);
  const areNouns = lone.length > Math.max(2, maxCapitalShare * words.filter(({ isInside }) => isInside).length);
  const names = new Map<string, string>();
  for (const run of runs) {
    const name = nameOf(run, areNouns);
    if (name !== null && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
    if (names.size === maxNames) break;
  }
  return [...names.values()];
}

/** Names in a file's name: words that are written like names. Cameras and phones write capitals and digits only. */
export function namesOfFile(fileName: string): string[] {
  const words = fileName.replace(/\.[^.]*$/u, '').match(/\p{L}+/gu) ?? [];
  const names = words.filter((word) => /^\p{Lu}?\p{Ll}{2,}\p{Lu}|^\p{Lu}\p{Ll}{2,}/u.test(word));
  return [...new Set(names.filter((word) => !usualInFileNames.has(word.toLowerCase())))].slice(0, maxNames);
}

/** The names to expect in a video, those that somebody spelt for it first. */
export function namesToExpect({ dictionary, script = '', title = '', fileName }: KnownOfVideo): string[] {
  const all = [...dictionaryHints(dictionary), ...namesOf(title), ...namesOf(script), ...namesOfFile(fileName ?? '')];
  return [...new Set(all)].slice(0, Math.max(maxNames, dictionary.length));
}

interface KnownOfVideo {
  dictionary: DictionaryEntry[];
  script?: string;
  title?: string;
  fileName: string | null;
}

function wordsOfLine(line: string): TextWord[] {
  let isInside = false;
  return line.split(/\s+/).flatMap((text) => {
    const { before, core, after } = splitAffixes(text);
    if (!/\p{L}/u.test(core)) return [];
    const word = { core, isInside: isInside && before === '', endsRun: after !== '' };
    // after a colon or a quotation mark a sentence may begin
    isInside = !endsSentence(text) && !(endsPhrase(text) && /[:–—]/u.test(after));
    return [word];
  });
}

/** Neighbours that are all written like names. */
function runsOf(words: readonly TextWord[]): TextWord[][] {
  const runs: TextWord[][] = [];
  let run: TextWord[] = [];
  for (const word of words) {
    if (!word.isInside && run.length > 0) run = [];
    const isName = isCapitalised(word.core) || isUnusual(word.core);
    if (isName && run.length === 0) runs.push(run);
    if (isName) run.push(word);
    if (!isName || word.endsRun) run = [];
  }
  return runs;
}

function nameOf(run: readonly TextWord[], areNouns: boolean): string | null {
  const [first] = run;
  // the first word of a sentence has a capital anyway
  const isUsual = first && !first.isInside && (areNouns || belongsToNext.has(first.core.toLowerCase()));
  const words = isUsual && !isUnusual(first.core) ? run.slice(1) : [...run];
  const isLong = words.length > 1;
  const isNamed = words.some(({ core, isInside }) => isUnusual(core) || (isInside && !areNouns));
  if (words.length === 0 || words.length > maxWords || !(isLong || isNamed)) return null;
  return words.map(({ core }) => core).join(' ');
}

/** Two letters at least: «I» is no name. */
function isCapitalised(word: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’-]*[\p{L}\p{M}]$/u.test(word) && /\p{Ll}/u.test(word);
}

/** `TikTok`, `iPhone`, `GPT4`, `B2B`. */
function isUnusual(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word) || (/\p{Lu}/u.test(word) && /\p{N}/u.test(word));
}

/** Words that programs and people put into names of files, in the seven languages. */
const usualInFileNames = new Set(
  (
    'video clip movie film final recording record screen screenshot untitled export draft version copy edit edited cut trim new whatsapp snapchat telegram instagram reel story ' +
    'datei aufnahme bildschirmaufnahme kopie neu entwurf fassung vídeo película grabación pantalla copia nuevo borrador final versión ' +
    'vidéo enregistrement écran copie nouveau brouillon registrazione schermo nuovo bozza gravação tela cópia novo rascunho ' +
    'видео запись экран экрана копия новый новая черновик фильм at and the der die das el la le il и'
  ).split(' '),
);
