import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FileRole, findModelFiles, type ModelFiles, sizeOnDisk, usualFileNames } from './model-files.ts';
import { isStreaming, type ModelKind, modelKinds } from './model-kinds.ts';
import { type OnnxFacts, readOnnxFacts } from './onnx-facts.ts';

/** A model in a folder of this machine. */
export interface LocalModel {
  kind: ModelKind;
  dir: string;
  files: ModelFiles;
  /** ISO 639-1; null = the files do not tell. */
  languages: string[] | null;
  /** `by_model` = the model says when each word was spoken; `by_sound` = words are placed by voice activity and levels. */
  wordTimes: 'by_model' | 'by_sound';
  sizeBytes: number;
}

type Recognition = { ok: true; model: LocalModel } | { ok: false; reason: string; fix: string };

const layouts = 'docs/speech.md lists the models and their files.';

/** Says which kind of model lies in a folder, by the names of its files and what they say about themselves. */
export function recogniseModel(dir: string): Recognition {
  let found: ReturnType<typeof findModelFiles>;
  try {
    found = findModelFiles(dir);
  } catch {
    return refusal(`${dir} cannot be read.`, 'Set SPEECH_MODEL_DIR to a folder that this user may read.');
  }
  const { files, rivals } = found;
  if (Object.keys(files).length === 0) return noModel(dir);
  if (rivals.length > 0) {
    return refusal(
      `${dir} has more than one model: ${rivals.join(', ')}.`,
      'Leave the files of one model in the folder.',
    );
  }
  const graphs = Object.entries(files).filter(([role]) => role !== 'tokens') as [FileRole, string][];
  const facts = new Map(graphs.map(([role, path]) => [role, readOnnxFacts(path)]));
  return findBroken(graphs, facts) ?? recogniseKind({ dir, files, facts });
}

/** Whether it is run as the default model is: a Whisper of several languages that says where it attends to. */
export function runsAsWhisper({ kind, languages, wordTimes }: LocalModel): boolean {
  return kind.name === 'whisper' && wordTimes === 'by_model' && languages !== null && languages.length > 1;
}

/** Whether setup made it of Whisper's weights, so that our own search decodes it; sherpa-onnx cannot. */
export function isConverted({ dir }: LocalModel): boolean {
  return existsSync(join(dir, 'model.json'));
}

interface ModelFolder {
  dir: string;
  files: ModelFiles;
  facts: ReadonlyMap<FileRole, OnnxFacts | null>;
}

function recogniseKind(folder: ModelFolder): Recognition {
  const { dir, files, facts } = folder;
  const fitting = modelKinds.filter(
    ({ roles, fits }) => files[roles[0]] !== undefined && fits(facts.get(roles[0]) ?? null),
  );
  const missing = (kind: ModelKind) => kind.roles.filter((role) => files[role] === undefined);
  const kind = fitting.find((one) => missing(one).length === 0);
  if (kind) return { ok: true, model: modelOf(kind, folder) };
  const [nearest] = fitting.toSorted((one, other) => missing(one).length - missing(other).length);
  if (nearest) {
    const names = missing(nearest).map((role) => usualFileNames[role]);
    const reason = `The ${nearest.label} model in ${dir} is incomplete: ${names.join(', ')} is missing.`;
    return refusal(reason, `Download the whole model again. ${layouts}`);
  }
  return unknownModel(folder);
}

function modelOf(kind: ModelKind, { dir, files, facts }: ModelFolder): LocalModel {
  return {
    kind,
    dir,
    files,
    languages: kind.languages(facts.get(kind.roles[0]) ?? null, dir),
    wordTimes: kind.measuresTimes?.(facts.get('decoder') ?? null) ? 'by_model' : 'by_sound',
    sizeBytes: sizeOnDisk(files, dir),
  };
}

/** What the folder has instead of a model. People name the folder above, into which they unpacked an archive. */
function noModel(dir: string): Recognition {
  const inside = readdirSync(dir).find((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() && Object.keys(findModelFiles(path).files).length > 0;
  });
  if (inside !== undefined)
    return refusal(`The model lies in a folder inside ${dir}.`, `Set SPEECH_MODEL_DIR to ${join(dir, inside)}.`);
  return refusal(`${dir} has no model in it.`, `Download a model into it, or unpack its archive there. ${layouts}`);
}

function unknownModel({ dir, files, facts }: ModelFolder): Recognition {
  const all = [...facts.values()];
  if (all.some(isStreaming)) {
    return refusal(
      `The model in ${dir} is made for live speech (streaming).`,
      'Choose the version that is not streaming.',
    );
  }
  const types = all.map((one) => one?.metadata.model_type).filter((type) => type !== undefined);
  const says = types.length > 0 ? `says that it is of the type ${types[0]}` : 'does not say of what type it is';
  const names = Object.values(files).map((path) => basename(path));
  return refusal(
    `The model in ${dir} (${names.join(', ')}) ${says}, which is none that is known here.`,
    `Choose another model. ${layouts}`,
  );
}

/** The first file that is not a whole ONNX file. */
function findBroken(graphs: [FileRole, string][], facts: ModelFolder['facts']): Recognition | null {
  for (const [role, path] of graphs) {
    const again = 'Download it again.';
    if (isGitLfsPointer(path)) {
      return refusal(`${path} is only a pointer to the real file.`, 'Run git lfs pull in the folder of the model.');
    }
    if (path.endsWith('.ort')) continue;
    const known = facts.get(role);
    if (!known) return refusal(`${path} is not an ONNX file.`, again);
    if (known.isCutOff) return refusal(`${path} is not complete.`, again);
  }
  return null;
}

function isGitLfsPointer(path: string): boolean {
  const start = Buffer.alloc(40);
  const file = openSync(path, 'r');
  try {
    readSync(file, start, 0, start.length, 0);
  } finally {
    closeSync(file);
  }
  return start.toString('latin1').startsWith('version https://git-lfs');
}

function refusal(reason: string, fix: string): Recognition {
  return { ok: false, reason, fix };
}
