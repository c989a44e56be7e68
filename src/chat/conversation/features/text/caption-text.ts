import type { Caption } from '../../../../engine/captions/caption.ts';
import { writeSrt } from '../../../../engine/captions/subtitles/subtitle-formats.ts';
import type { EffectResult } from '../../chat-event.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { numberLines } from '../../corrections/number-lines.ts';
import type { Reply } from '../../message.ts';
import type { TurnContext } from '../../talk.ts';
import { say, type Turn, turnOf } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { applyCorrections, revertCorrections } from './corrections.ts';

/** Leaves room for the heading in a message of 4096 characters. */
const charactersAMessage = 3600;
/** More of them would bury the chat: then the text comes as a file. */
const maxMessages = 4;

/** Captions that were asked for have come: what was to be done with them is done. */
export function handleCaptions(
  state: ConversationState,
  { videoId, captions, purpose }: Extract<EffectResult, { kind: 'captions_loaded' }>,
  talk: TurnContext,
): Turn {
  if (captions.length === 0 && purpose.kind !== 'take_back') return tellNone(state, videoId, talk);
  switch (purpose.kind) {
    case 'show':
      return showText(state, videoId, captions, talk);
    case 'file':
      return sendFile(state, captions, talk);
    case 'correct':
      return applyCorrections(state, { videoId, captions, wishes: purpose.wishes }, talk);
    case 'take_back':
      return revertCorrections(state, { videoId, captions, lines: purpose.lines }, talk);
  }
}

/** The keys of its messages name the video, so that answers to them find it. */
function showText(state: ConversationState, videoId: string, captions: Caption[], { texts }: TurnContext): Turn {
  const pieces = numberLines(captions, charactersAMessage);
  if (pieces.length > maxMessages) {
    const media = { kind: 'file' as const, name: 'captions.txt', content: `${pieces.join('\n')}\n` };
    return say(state, { text: texts.captionText.asFile, media }, `text:${videoId}:1`);
  }
  const replies = pieces.map((piece, index): Reply => {
    const text = index === 0 ? `${texts.captionText.heading}\n\n${piece}` : piece;
    return { kind: 'send', message: { text }, key: `text:${videoId}:${index + 1}` };
  });
  return turnOf(state, { replies });
}

function sendFile(state: ConversationState, captions: Caption[], { texts }: TurnContext): Turn {
  const media = { kind: 'file' as const, name: 'captions.srt', content: writeSrt(captions) };
  return say(state, { text: texts.captionText.srt, media });
}

function tellNone(state: ConversationState, videoId: string, { texts }: TurnContext): Turn {
  const video = findVideo(state, videoId);
  const isEarly = video?.state === 'processing' && !video.heard;
  return say(state, { text: isEarly ? texts.corrections.notHeardYet : texts.captionText.none });
}
