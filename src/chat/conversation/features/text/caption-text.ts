import type { Caption } from '../../../../engine/captions/caption.ts';
import { writeSrt } from '../../../../engine/captions/subtitles/subtitle-formats.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { numberLines } from '../../corrections/number-lines.ts';
import type { Reply } from '../../message.ts';
import { say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { readWithCaptions } from '../handle-text.ts';
import { changeByDifference } from '../script/script-differences.ts';
import { applyCorrections, revertCorrections } from './corrections.ts';

/** Leaves room for the heading in a message of 4096 characters. */
const charactersAMessage = 3600;
/** A longer text is sent as a file, since so many messages would flood the chat. */
const maxMessages = 4;

/** Uses loaded captions for the purpose they were loaded for. */
export function handleCaptions(
  state: ChatState,
  { videoId, captions, purpose }: EventOf<'captions_loaded'>,
  context: TurnContext,
): Turn {
  if (captions.length === 0 && purpose.kind !== 'take_back' && purpose.kind !== 'read')
    return sayNoCaptions(state, videoId, context);
  switch (purpose.kind) {
    case 'read':
      return readWithCaptions(state, { videoId, captions, ...purpose }, context);
    case 'show':
      return showText(state, videoId, captions, context);
    case 'file':
      return sendFile(state, captions, context);
    case 'correct':
      return applyCorrections(state, { videoId, captions, ...purpose }, context);
    case 'differ':
      return changeByDifference(state, { videoId, captions, difference: purpose.difference }, context);
    case 'take_back':
      return revertCorrections(state, { videoId, captions, ...purpose }, context);
  }
}

/** The keys of the messages contain the video's id, so that replies to them are about this video. */
function showText(state: ChatState, videoId: string, captions: Caption[], { texts }: TurnContext): Turn {
  const pieces = numberLines(captions, charactersAMessage);
  if (pieces.length > maxMessages) {
    const media = { kind: 'file' as const, name: 'captions.txt', content: `${pieces.join('\n')}\n` };
    return say({ ...state, shownText: videoId }, { text: texts.captionText.asFile, media }, `text:${videoId}:1`);
  }
  const replies = pieces.map((piece, index): Reply => {
    const text = index === 0 ? `${texts.captionText.heading}\n\n${piece}` : piece;
    return { kind: 'send', message: { text }, key: `text:${videoId}:${index + 1}` };
  });
  return turnOf({ ...state, shownText: videoId }, { replies });
}

function sendFile(state: ChatState, captions: Caption[], { texts }: TurnContext): Turn {
  const media = { kind: 'file' as const, name: 'captions.srt', content: writeSrt(captions) };
  return say(state, { text: texts.captionText.srt, media });
}

function sayNoCaptions(state: ChatState, videoId: string, { texts }: TurnContext): Turn {
  const video = findVideo(state, videoId);
  const isEarly = video?.state === 'processing' && !video.heard;
  return say(state, { text: isEarly ? texts.corrections.notHeardYet : texts.captionText.none });
}
