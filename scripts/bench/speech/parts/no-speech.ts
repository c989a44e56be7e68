import { join } from 'node:path';
import { soundsWithoutSpeech } from '../../../../test/support/sounds-without-speech.ts';
import { writeWav } from '../clip.ts';
import type { MeasuredTranscriber } from '../measured-transcriber.ts';

/** Sounds for which words were written although nobody speaks. */
export async function measureNoSpeech(transcriber: MeasuredTranscriber, { ffmpeg, workDir }: NoSpeechDeps) {
  const written: { sound: string; text: string }[] = [];
  for (const [sound, source] of Object.entries(soundsWithoutSpeech)) {
    const wavFile = join(workDir, 'no-speech.wav');
    await writeWav(ffmpeg, ['-f', 'lavfi', '-i', source], wavFile);
    const { transcript } = await transcriber.transcribe({ wavFile });
    const text = transcript.words.map((word) => word.text).join(' ');
    if (text !== '') written.push({ sound, text });
  }
  return { sounds: Object.keys(soundsWithoutSpeech).length, written };
}

interface NoSpeechDeps {
  ffmpeg: string;
  workDir: string;
}
