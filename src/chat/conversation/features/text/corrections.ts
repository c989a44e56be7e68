import type { Caption, CaptionInput } from '../../../../engine/captions/caption.ts';
import { findDoubts } from '../../../../engine/captions/doubts/find-doubts.ts';
import type { Title } from '../../../../engine/captions/settings/title.ts';
import { termKey } from '../../../../engine/captions/wording/dictionary.ts';
import type { CaptionsPurpose, DoubtAnswer } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import {
  type CorrectedCaptions,
  type CorrectedLine,
  correctCaptions,
  undoCorrection,
} from '../../corrections/correct-captions.ts';
import type { EditEffect } from '../../effect.ts';
import type { SettingChanges } from '../../settings/chat-settings.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { canBeUndone, withDoneWords } from '../../videos/done-changes.ts';
import { changeVideo, findVideo, isFirstInWork } from '../../videos/videos-in-chat.ts';
import { offerSpellings } from '../doubts/spellings.ts';
import { sayGone } from '../standard-answers.ts';
import { editWithLook } from '../style/waiting-look.ts';
import { correctTitle, tellCorrectedTitle } from '../title/correct-title.ts';
import { withCorrections } from '../videos/stopped-change.ts';
import { outcomesToTell, sayOutcomes, textOfOutcome } from './say-outcomes.ts';

/** Reads lines such as `3: Hello there`, the new text of numbered lines; null when the text contains anything else. */
export function readNumberedLines(text: string): CorrectionWish[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const given = lines.map(
    (line) => /^\s*(\d{1,4})\s*[.:)]\s+(\S.*)$/.exec(line) ?? /^\s*(\d{1,4})\s*:\s*(\S.*)$/.exec(line),
  );
  const wishes = given.flatMap((match) =>
    match ? [{ kind: 'replace_line' as const, line: Number(match[1]), text: (match[2] ?? '').trim() }] : [],
  );
  return wishes.length > 0 && wishes.length === lines.length ? wishes : null;
}

/** Loads the captions; the corrections are made once they are loaded. */
export function loadForCorrections(
  state: ChatState,
  video: VideoInChat | undefined,
  wishes: CorrectionWish[],
  { texts }: TurnContext,
): Turn {
  if (!video) return say(state, { text: texts.corrections.noVideo });
  return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'correct', wishes } });
}

/** The person has tapped yes under "Did you mean …?". */
export function fixNearest(state: ChatState, videoId: string, context: TurnContext): Turn {
  const miss = state.nearMiss;
  const video = findVideo(state, videoId);
  if (miss?.videoId !== videoId || !video) return sayGone(state, 'oldButton', context);
  const { nearMiss: _, ...next } = state;
  const wish: CorrectionWish = { kind: 'replace_words', wrong: miss.wrong, right: miss.right };
  return loadForCorrections(next, video, [wish], context);
}

type Correcting = Extract<CaptionsPurpose, { kind: 'correct' }>;

/** One edit makes the corrections that the person wrote and those that they answered, and a change of style with them. */
export function applyCorrections(
  state: ChatState,
  found: Omit<Correcting, 'kind'> & { videoId: string; captions: Caption[] },
  context: TurnContext,
): Turn {
  const { videoId, captions, wishes, answers = [], style } = found;
  const made = correctCaptions(captions, [...correctionsOf(answers, captions), ...wishes]);
  const { changed } = made;
  const titled = correctTitle(findVideo(state, videoId)?.settings.title, wishes, made.outcomes.slice(answers.length));
  const said = andThen(sayAnswered(state, { videoId, answers, made }, context), (begun) =>
    sayOutcomes(begun, videoId, outcomesToTell(titled.outcomes), context),
  );
  const { title } = titled;
  const told = title ? andThen(said, (next) => tellCorrectedTitle(next, title, context)) : said;
  const look = title ? withTitle(style, title) : style;
  if (changed.length === 0 && !look) return told;
  if (changed.length === 0) return andThen(told, (next) => runEffect(next, editOf(videoId, { style: look })));
  const edit = editOf(videoId, { captions: made.captions, style: look });
  return andThen(told, (next) => {
    const corrected = withCorrected(next, videoId, changed);
    return style ? runEffect(corrected, edit) : editWithLook(corrected, edit, context);
  });
}

function withTitle(style: SettingChanges | undefined, title: Title): SettingChanges {
  return { leaveOpen: [], ...style, settings: { ...style?.settings, title } };
}

/** An answer is about the doubtful words, unless these can hardly be right anywhere. */
function correctionsOf(answers: readonly DoubtAnswer[], captions: Caption[]): CorrectionWish[] {
  const doubts = findDoubts(captions, { language: null, limit: Number.POSITIVE_INFINITY });
  const linesOf = new Map(doubts.map((doubt) => [termKey(doubt.text), doubt.captions.map((index) => index + 1)]));
  return answers.map(({ text, right, isUnusual }) => ({
    ...{ kind: 'replace_words', wrong: text, right },
    ...(isUnusual ? {} : { lines: linesOf.get(termKey(text)) ?? [] }),
  }));
}

/** What was answered and is not in the captions any more was changed elsewhere. */
function sayAnswered(
  state: ChatState,
  { videoId, answers, made }: { videoId: string; answers: readonly DoubtAnswer[]; made: CorrectedCaptions },
  context: TurnContext,
): Turn {
  if (answers.length === 0) return turnOf(state);
  const outcomes = made.outcomes.slice(0, answers.length);
  const told = outcomes.flatMap((outcome) => (outcome.kind === 'not_found' ? [] : [textOfOutcome(outcome, context)]));
  if (told.length === 0) return say(state, { text: context.texts.doubts.changedElsewhere });
  const corrected = answers.filter((_, index) => outcomes[index]?.kind === 'replaced');
  return offerSpellings(state, { videoId, answers: corrected, told: told.join('\n') }, context);
}

export function revertCorrections(
  state: ChatState,
  found: { videoId: string; captions: Caption[]; lines: CorrectedLine[]; style?: SettingChanges; told?: string },
  { texts }: TurnContext,
): Turn {
  const { videoId, captions, lines, style, told: text = texts.corrections.takenBack } = found;
  const restored = undoCorrection(captions, lines);
  const told = say(state, { text });
  return andThen(told, (next) => runEffect(next, editOf(videoId, { captions: restored, style })));
}

function withCorrected(state: ChatState, videoId: string, lines: CorrectedLine[]): ChatState {
  const video = findVideo(state, videoId);
  if (!video) return state;
  const change = canBeUndone(lines) && !isFirstInWork(video) ? withCorrections(video, lines) : undefined;
  return changeVideo(state, videoId, { done: withDoneWords(video, lines), change });
}

function editOf(
  videoId: string,
  { captions, style }: { captions?: CaptionInput[]; style?: SettingChanges | undefined },
): EditEffect {
  const changes = style ?? { settings: {}, leaveOpen: [] };
  return { kind: 'edit_video', videoId, ...changes, ...(captions ? { captions } : {}) };
}
