import { fill } from '../../../../texts/fill.ts';
import type { EventOf, VoiceProblem } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { countOneMore } from '../../hourly-limit.ts';
import { runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { shorten } from '../../videos/video-name.ts';

/** A wish takes seconds to say. */
export const maxVoiceSeconds = 60;
/** Of one chat in an hour: transcribing takes about as long as the note, of all cores. */
const maxVoiceNotes = 30;
/** What is longer is understood whole, and quoted in part. */
const maxQuoted = 500;

/** Has a short voice note transcribed; what it says is answered like text. */
export function takeVoice(
  state: ChatState,
  { ref, seconds, quoted }: EventOf<'sent_voice'>,
  context: TurnContext,
): Turn {
  if (seconds > maxVoiceSeconds) return sayVoiceProblem(state, 'too_long', context);
  const voiceNotes = countOneMore(state.voiceNotes, maxVoiceNotes, context.now);
  if (!voiceNotes) return say(state, { text: context.texts.voice.tooMany });
  const effect = { kind: 'transcribe_voice' as const, ref, ...(quoted === undefined ? {} : { quoted }) };
  return runEffect({ ...state, voiceNotes }, effect);
}

export function sayWhatWasSaid(state: ChatState, text: string, { texts }: TurnContext): Turn {
  return say(state, { text: fill(texts.voice.heard, { text: shorten(text, maxQuoted) }) });
}

export function sayVoiceProblem(state: ChatState, problem: VoiceProblem, { texts: { voice } }: TurnContext): Turn {
  const sentences: Record<VoiceProblem, string> = {
    too_long: fill(voice.tooLong, { seconds: maxVoiceSeconds }),
    no_words: voice.noWords,
    unavailable: voice.unavailable,
  };
  return say(state, { text: sentences[problem] });
}
