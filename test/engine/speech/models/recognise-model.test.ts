import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeModel } from '../../../../src/engine/speech/models/describe-model.ts';
import { recogniseModel, runsAsWhisper } from '../../../../src/engine/speech/models/recognise-model.ts';
import { temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { writeCanary } from '../../../support/tiny-models/canary.ts';
import { writeMergedMoonshine, writeMoonshine } from '../../../support/tiny-models/moonshine.ts';
import { writeSenseVoice } from '../../../support/tiny-models/sense-voice.ts';
import { writeParakeet, writeZipformer } from '../../../support/tiny-models/transducers.ts';
import { writeWhisper } from '../../../support/tiny-models/whisper.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
const at = (name: string) => join(folder.path, name);
const word = { token: '▁word', frame: 3, frames: 2 };
const greetings = { en: '▁Hello', de: '▁Hallo', es: '▁Hola', fr: '▁Salut' };

function modelIn(dir: string) {
  const found = recogniseModel(dir);
  if (!found.ok) throw new Error(found.reason);
  return found.model;
}

function refusalOf(dir: string): string {
  const found = recogniseModel(dir);
  return found.ok ? 'recognised' : `${found.reason} ${found.fix}`.replaceAll(folder.path, '');
}

describe('recogniseModel', () => {
  it.each([
    ['Whisper', writeWhisper(at('whisper'), ['▁Hola']), 'English, Spanish, and German; words timed by the sound'],
    ['Whisper', writeWhisper(at('en'), ['▁Hi'], { isMultilingual: false }), 'English; words timed by the sound'],
    ['Whisper', writeWhisper(at('d'), ['▁Hi'], { name: 'distil-large-v3' }), 'English; words timed by the sound'],
    ['Parakeet TDT', writeParakeet(at('parakeet-2'), [word], 2), 'English; words timed by the model'],
    ['Parakeet TDT', writeParakeet(at('parakeet-3'), [word], 3), '25 languages; words timed by the model'],
    ['Canary', writeCanary(at('canary'), greetings), 'English, German, Spanish, and French; words timed by the sound'],
    [
      'SenseVoice',
      writeSenseVoice(at('sense'), [word]),
      'Chinese, English, Japanese, and Korean; words timed by the model',
    ],
    ['Moonshine', writeMoonshine(at('moonshine'), ['▁Hi']), 'English; words timed by the sound'],
    ['Moonshine', writeMergedMoonshine(at('moonshine-tiny-ko'), ['▁Hi']), 'Korean; words timed by the sound'],
    [
      'Zipformer transducer',
      writeZipformer(at('zipformer-ja-en-2025'), [word]),
      'Japanese and English; words timed by the model',
    ],
    ['Zipformer transducer', writeZipformer(at('zipformer'), [word]), 'languages unknown; words timed by the model'],
  ])('recognises %s', (label, dir, described) => {
    expect(describeModel(modelIn(dir))).toBe(`${label}; ${described}; 0 MB`);
  });

  it('recognises the default model, and runs it as before', () => {
    const model = modelIn(testTools.speechModelDir ?? '');
    expect(describeModel(model)).toBe('Whisper; 99 languages; words timed by the model; 147 MB');
    expect(runsAsWhisper(model)).toBe(true);
    expect(runsAsWhisper(modelIn(at('whisper')))).toBe(false);
  });

  it('takes the smaller of two precisions', () => {
    const dir = writeParakeet(at('both'), [word]);
    copyFileSync(join(dir, 'encoder.int8.onnx'), join(dir, 'encoder.onnx'));
    copyFileSync(join(dir, 'encoder.int8.onnx'), join(dir, 'encoder.fp16.onnx'));
    expect(modelIn(dir).files.encoder).toBe(join(dir, 'encoder.int8.onnx'));
    rmSync(join(dir, 'encoder.int8.onnx'));
    expect(modelIn(dir).files.encoder).toBe(join(dir, 'encoder.onnx'));
  });

  it('says what is missing', () => {
    const dir = writeParakeet(at('incomplete'), [word]);
    rmSync(join(dir, 'joiner.int8.onnx'));
    rmSync(join(dir, 'tokens.txt'));
    expect(refusalOf(dir)).toMatch(
      /^The Parakeet TDT model in \/incomplete is incomplete: joiner\.onnx, tokens\.txt is missing/,
    );
  });

  it('says that a file is cut off, is no model, or only points to one', () => {
    const dir = writeSenseVoice(at('broken'), [word]);
    const file = join(dir, 'model.int8.onnx');
    truncateSync(file, readFileSync(file).length - 5000);
    expect(refusalOf(dir)).toBe('/broken/model.int8.onnx is not complete. Download it again.');
    writeFileSync(file, '<html>not found</html>');
    expect(refusalOf(dir)).toBe('/broken/model.int8.onnx is not an ONNX file. Download it again.');
    writeFileSync(file, 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 239233841\n');
    expect(refusalOf(dir)).toMatch(/only a pointer to the real file\. Run git lfs pull/);
  });

  it('says that the model lies in a folder inside, or that there is none', () => {
    mkdirSync(at('outer'));
    expect(refusalOf(at('outer'))).toMatch(/^\/outer has no model in it/);
    writeSenseVoice(at('outer/inner'), [word]);
    expect(refusalOf(at('outer'))).toBe(
      'The model lies in a folder inside /outer. Set SPEECH_MODEL_DIR to /outer/inner.',
    );
    expect(refusalOf(at('nowhere'))).toMatch(/^\/nowhere cannot be read/);
  });

  it('refuses two models in one folder, models for live speech, and unknown types', () => {
    writeWhisper(at('two'), ['▁Hi'], { name: 'base' });
    writeWhisper(at('two'), ['▁Hi'], { name: 'tiny' });
    expect(refusalOf(at('two'))).toMatch(/^\/two has more than one model: base-decoder, tiny-decoder/);
    const live = writeZipformer(at('live'), [word], { decode_chunk_len: '32' });
    expect(refusalOf(live)).toMatch(/made for live speech \(streaming\)/);
    const lstm = writeZipformer(at('lstm'), [word], { model_type: 'lstm' });
    expect(refusalOf(lstm)).toMatch(/says that it is of the type lstm, which is none that is known here/);
  });
});
