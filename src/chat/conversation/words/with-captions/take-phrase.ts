import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { lettersOf } from '../text/letters.ts';
import { findPhrase } from './find-phrase.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';
import { takePart } from './take-part.ts';

/** Takes "it should be Thistle and Thyme": words that sound like some of the captions, one by one. */
export function takePhrase(reading: Reading, segments: readonly Segment[]): boolean {
  let wrong = '';
  const isTaken = takePart(reading, segments, (one, part) => {
    wrong = takePhraseOf(one, part);
    return wrong !== '';
  });
  // "now it says Thyme and time" names the wrong ones
  if (isTaken) reading.left = reading.left.filter((segment) => !namesOnly(reading, segment, wrong));
  return isTaken;
}

/** In words, beside those that are wrong. */
const maxBeside = 4;

function namesOnly({ text }: Reading, { tokens }: Segment, wrong: string): boolean {
  const said = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  return lettersOf(said).includes(lettersOf(wrong)) && tokens.length <= wrong.split(/\s+/).length + maxBeside;
}

/** @returns the words that are wrong; '' = none are */
function takePhraseOf(reading: Reading, segments: readonly Segment[]): string {
  const { captions, text, dictionaries } = reading;
  if (!captions) return '';
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findPhrase(text, words, { captions: captions.words, dictionaries });
  if (!found) return '';
  const places = [{ from: 0, to: words.length }];
  return take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places }]) ? found.wrong : '';
}
