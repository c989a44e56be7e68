/** The 99 languages of Whisper's multilingual models, by its own codes. */
const whisperCodes = [
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy',
  'sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo',
  'uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw ln ha ba jw su',
].flatMap((line) => line.split(' '));

/** ISO 639-1 codes for which Whisper uses another code, or its closest relative. */
const whisperNames: Readonly<Record<string, string>> = { jv: 'jw', nb: 'no' };

/** Whisper's code for an ISO 639-1 code; null = a language that it does not know. */
export function whisperCodeOf(language: string): string | null {
  const code = whisperNames[language] ?? language;
  return whisperCodes.includes(code) ? code : null;
}

/** ISO 639-1 code for Whisper's code (`haw`, Hawaiian, has none and stays). */
export function languageFromWhisperCode(code: string): string {
  return code === 'jw' ? 'jv' : code;
}

/**
 * Languages with over 2,000 hours in Whisper's training (Radford et al. 2022, figure 11). If Whisper detects any other
 * language against the caller's claim, it is nearly always wrong.
 */
const wellKnown = new Set('en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el'.split(' '));

/** Groups of languages that Whisper, and sometimes people, mistake for one another. */
const relatives = groups([
  'no nn da sv is fo',
  'es gl ca oc',
  'pt gl',
  'fr oc ca ht',
  'hr sr bs sl mk bg',
  'cs sk',
  'ru uk be bg',
  'id ms jw su tl',
  'hi ur pa ne mr sd gu sa',
  'nl af lb yi fy de',
  'fi et',
  'tr az tk uz kk tt ba',
  'fa tg ps ar',
  'ar mt he',
  'en cy',
  'th lo',
  'si ta te ml kn',
]);

/** Groups of languages that Whisper can tell apart, given enough speech. */
const similar = groups(['es pt it ca', 'fr it', 'it ro', 'de nl', 'cs pl']);
const enoughForSimilarMs = 4_000;
/** A few words of a language that Whisper hardly knows are easily mistaken for one that it knows. */
const enoughForRareMs = 10_000;

/**
 * Whether detecting `detected` clearly shows that `claimed` is not the spoken language. Both are Whisper's codes.
 * @param speechMs duration of the speech in which it was detected
 */
export function contradicts(detected: string, claimed: string, speechMs: number): boolean {
  if (detected === claimed || !wellKnown.has(detected) || areInOneGroup(relatives, detected, claimed)) return false;
  if (speechMs < enoughForRareMs && !wellKnown.has(claimed)) return false;
  return speechMs >= enoughForSimilarMs || !areInOneGroup(similar, detected, claimed);
}

/** A language and those that Whisper mistakes for it. */
export function relativesOf(language: string): string[] {
  return [...new Set([language, ...relatives.filter((kind) => kind.has(language)).flatMap((kind) => [...kind])])];
}

function groups(lines: string[]): Set<string>[] {
  return lines.map((line) => new Set(line.split(' ')));
}

function areInOneGroup(kinds: Set<string>[], one: string, other: string): boolean {
  return kinds.some((kind) => kind.has(one) && kind.has(other));
}
