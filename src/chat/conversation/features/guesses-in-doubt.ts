import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { hasBox, resolveCaptionStyle } from '../../../engine/captions/settings/caption-style.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { asGuess, changesWords, type Guess, isTalk, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { doubtOf } from '../words/as-meant-here.ts';
import { dictionariesFor } from '../words/dictionary-of.ts';
import { correctsOtherLine } from '../words/in-lines/corrects-other-line.ts';
import { colorRather } from '../words/likeness/color-rather.ts';
import { wishOf } from '../words/likeness/meanings.ts';
import { paintedOtherwise } from '../words/likeness/part-meant.ts';
import type { MessageLikeness } from '../words/likeness/read-likeness.ts';
import { isSetting, likelyOtherThan } from '../words/likeness/unlike-settings.ts';
import { wishedByParts } from '../words/likeness/wished-by-parts.ts';
import { doubtedCorrections } from '../words/ranked-corrections/doubted-corrections.ts';
import type { CaptionsInHand } from '../words/with-captions/caption-words.ts';
import { settingsOfTarget, targetOf } from './style/change-style.ts';
import { titlesBesideRead } from './title/ranked/guess-titles.ts';
import { joined } from './unclear.ts';

interface Meant {
  likeness: MessageLikeness;
  understood: UnderstoodWords;
  video: VideoInChat;
  captions: CaptionsInHand | undefined;
}

/** What a message may mean that has the words of one thing and is surely like another. */
export function guessesInDoubt(state: ChatState, { likeness, understood, video, captions }: Meant): Guess[] {
  const { text, language } = likeness;
  const titles = titlesBesideRead({ text, language, captions }, understood.wishes);
  if (titles.length > 0) return [...titles, asGuess(understood.wishes)];
  const color = understood.wishes.some(changesWords) ? colorRather(likeness) : null;
  if (color) return [color, asGuess(understood.wishes)];
  const corrections = captions
    ? doubtedCorrections({ text, understood, captions, dictionaries: dictionariesFor(language) })
    : [];
  if (corrections.length > 0) return corrections;
  const read = understood.wishes.filter((wish) => !isTalk(wish));
  if (captions && correctsOtherLine(text, read, { captions, dictionaries: dictionariesFor(language) }))
    return [asGuess(read), { kind: 'request', request: 'show_text' }];
  if (isBoxMissing(understood.wishes, settingsOfTarget(state, targetOf(video)))) return [wishOf('boxed')];
  const painted = paintedOtherwise(likeness, understood.wishes);
  if (painted.length > 0) return [...painted, ...joined(state, understood.wishes.filter(isSetting), video)];
  const other = likelyOtherThan(likeness, understood.wishes);
  if (!other) return doubtOf(likeness, understood);
  const parts = wishedByParts(likeness);
  const all = parts.length > 0 ? [asGuess(parts)] : [];
  return [...all, other, ...joined(state, understood.wishes.filter(isSetting), video)];
}

/** Who wants a box gone where there is none rather wants one: “goes a box behind it, too?” */
function isBoxMissing(wishes: readonly Wish[], present: CaptionSettings): boolean {
  const isAboutBox = wishes.length > 0 && wishes.every((wish) => wish.kind === 'leave_out' && wish.part === 'box');
  return isAboutBox && !hasBox(resolveCaptionStyle(present)) && !present.progressBar;
}
