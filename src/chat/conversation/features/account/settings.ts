import type { ConversationState } from '../../conversation-state.ts';
import type { TurnContext } from '../../talk.ts';
import { andThen, type Turn, toast, turnOf } from '../../turn.ts';
import { leadOf, showPanel, turnPanel } from '../style/show-style.ts';

/** `/settings`: the look of the next videos, and where videos made over the API go. */
export function showSettings(state: ConversationState, talk: TurnContext): Turn {
  const target = { of: 'defaults' } as const;
  return showPanel(state, { target, page: 'home', lead: leadOf(state, target, talk) }, talk);
}

export function setDelivery(state: ConversationState, deliverHere: boolean, talk: TurnContext): Turn {
  const target = { of: 'defaults' } as const;
  const next = { ...state, deliverHere };
  const words = deliverHere ? talk.texts.deliver.on : talk.texts.deliver.off;
  const saved = turnOf(next, { commands: [{ kind: 'save_delivery', deliverHere }] });
  const told = andThen(saved, (one) => toast(one, words));
  const lead = `${leadOf(next, target, talk)}\n\n${words}`;
  return andThen(told, (one) => turnPanel(one, { target, page: 'home', lead }, talk));
}
