/** The tokens of Whisper's decoder: the same in every size. */
export const textContext = 448;
/** The token of a single blank, in every Whisper vocabulary. */
const blankToken = 220;

/**
 * What a decoder must know of the model besides its weights, as JSON.
 * @param {import('./ct2-model.mjs').WhisperModel} model
 */
export function modelDescription({ config, vocabulary, width, heads, decoderLayers, vocabularySize }) {
  const id = (/** @type {string} */ token) => vocabulary.indexOf(`<|${token}|>`);
  const start = id('startoftranscript');
  const end = id('endoftext');
  return {
    vocabularySize,
    decoderLayers,
    heads,
    headWidth: width / heads,
    alignmentHeads: config.alignment_heads.length,
    textContext,
    start,
    end,
    transcribe: id('transcribe'),
    previous: id('startofprev'),
    noSpeech: Math.max(id('nospeech'), id('nocaptions')),
    noTimestamps: id('notimestamps'),
    blank: blankToken,
    /** Text that nobody says, such as brackets and notes. */
    suppressed: (config.suppress_ids ?? []).filter((token) => token >= 0 && token < end),
    /** Code → token; empty in models that know English only. */
    languages: languageTokens(vocabulary, start),
  };
}

/** They follow the start token without a gap. @param {string[]} vocabulary @param {number} start */
function languageTokens(vocabulary, start) {
  /** @type {Record<string, number>} */
  const languages = {};
  for (let id = start + 1; ; id++) {
    const code = /^<\|([a-z]{2,3})\|>$/.exec(vocabulary[id] ?? '')?.[1];
    if (code === undefined) return languages;
    languages[code] = id;
  }
}
