import {
  firstRows,
  float,
  int32,
  lengthOf,
  OnnxGraph,
  rows,
  type TimedToken,
  tableFrames,
  tokensFile,
  writeModel,
} from './graphs.ts';

/** SenseVoice: frames of 60 ms after four that name language, mood, event and number style. */
export function writeSenseVoice(dir: string, said: TimedToken[], language = 'en'): string {
  const tokens = [
    '<blank>',
    `<|${language}|>`,
    '<|NEUTRAL|>',
    '<|Speech|>',
    '<|withitn|>',
    ...said.map((one) => one.token),
  ];
  const at = new Map([
    ...[1, 2, 3, 4].map((id, i): [number, number] => [i, id]),
    ...said.map((one, i): [number, number] => [one.frame + 4, 5 + i]),
  ]);
  const graph = new OnnxGraph();
  const x = graph.input('x', float, ['N', 'T', 560]);
  for (const name of ['x_length', 'language', 'text_norm']) graph.input(name, int32, ['N']);
  const table = rows(
    graph,
    tokens.length,
    Object.fromEntries(Array.from({ length: tableFrames }, (_, row) => [row, [at.get(row) ?? 0]])),
    tableFrames,
  );
  const frames = graph.apply('Add', [lengthOf(graph, x, 1), graph.integers([4])]);
  graph.output('logits', graph.apply('Unsqueeze', [firstRows(graph, table, frames), graph.integers([0])]), [
    'N',
    'T2',
    tokens.length,
  ]);
  const zeros = new Array(560).fill(0).join(',');
  const metadata = {
    ...{
      model_type: 'sense_voice_ctc',
      vocab_size: tokens.length,
      comment: 'iic/SenseVoiceSmall',
      normalize_samples: 0,
    },
    ...{ lfr_window_size: 7, lfr_window_shift: 6, with_itn: 14, without_itn: 15, neg_mean: zeros, inv_stddev: zeros },
    ...{ lang_auto: 0, lang_zh: 3, lang_en: 4, lang_yue: 7, lang_ja: 11, lang_ko: 12 },
  };
  return writeModel(
    dir,
    { 'model.int8.onnx': graph, 'tokens.txt': tokensFile(tokens) },
    { 'model.int8.onnx': metadata },
  );
}
