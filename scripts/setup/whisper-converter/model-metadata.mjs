/** Tokens of Whisper's decoder, and the encoder's frames for 30 s of audio: the same in every size. */
export const textContext = 448;
const audioContext = 1500;
/** A vocabulary of at least this size is multilingual. */
const multilingualFrom = 51_865;
/** The token of a single blank, in every Whisper vocabulary. */
const blankToken = 220;

/**
 * The properties that sherpa-onnx reads from its Whisper models.
 * @param {import('./ct2-model.mjs').WhisperModel} model
 * @returns {Record<string, string | number>}
 */
export function modelMetadata({ config, vocabulary, ...model }) {
  const id = (/** @type {string} */ token) => vocabulary.indexOf(`<|${token}|>`);
  const start = id('startoftranscript');
  const languages = languageTokens(vocabulary, start);
  const isMultilingual = model.vocabularySize >= multilingualFrom;
  const transcribe = id('transcribe');
  const firstTokens = isMultilingual ? [start, languages[0]?.id ?? start, transcribe] : [start];
  const heads = config.alignment_heads;
  return {
    model_type: 'whisper-ct2',
    version: 2,
    maintainer: 'captioneer',
    n_mels: model.melBands,
    n_audio_ctx: audioContext,
    n_audio_state: model.width,
    n_audio_head: model.heads,
    n_audio_layer: model.encoderLayers,
    n_vocab: model.vocabularySize,
    n_text_ctx: textContext,
    n_text_state: model.width,
    n_text_head: model.heads,
    n_text_layer: model.decoderLayers,
    sot_sequence: firstTokens.join(','),
    all_language_tokens: languages.map((language) => language.id).join(','),
    all_language_codes: languages.map((language) => language.code).join(','),
    sot: start,
    sot_index: 0,
    eot: id('endoftext'),
    blank_id: blankToken,
    is_multilingual: isMultilingual ? 1 : 0,
    no_speech: Math.max(id('nospeech'), id('nocaptions')),
    non_speech_tokens: (config.suppress_ids ?? []).filter((token) => token >= 0 && token < id('endoftext')).join(','),
    transcribe,
    translate: id('translate'),
    sot_prev: id('startofprev'),
    sot_lm: id('startoflm'),
    no_timestamps: id('notimestamps'),
    n_alignment_heads: heads.length,
    alignment_heads: heads.map((layerAndHead) => layerAndHead.join(':')).join(','),
  };
}

/** They follow the start token without a gap. @param {string[]} vocabulary @param {number} start */
function languageTokens(vocabulary, start) {
  const languages = [];
  for (let id = start + 1; ; id++) {
    const code = /^<\|([a-z]{2,3})\|>$/.exec(vocabulary[id] ?? '')?.[1];
    if (code === undefined) return languages;
    languages.push({ id, code });
  }
}
