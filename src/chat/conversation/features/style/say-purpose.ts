import { button } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { pageButton } from '../../panel/panel.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import { settingsOfTarget, targetOf } from './change-style.ts';
import { choicesWithout } from './choices-without.ts';

/** What the highlight is for, with the button that takes it away and the one to its colours. */
export function sayPurpose(state: ChatState, video: VideoInChat | undefined, { texts, language }: TurnContext): Turn {
  const target = targetOf(video);
  const settings = settingsOfTarget(state, target);
  const without = choicesWithout({ kind: 'leave_out', part: 'highlight' }, settings).map(
    (choice): Button => button(texts.buttons.noHighlight, { do: 'choose', target, page: 'highlightColor', choice }),
  );
  const colors = pageButton({ target, page: 'home', settings, language }, 'highlightColor');
  return say(state, { text: texts.topics.questions.highlightPurpose, buttons: [[...without, colors]] });
}
