import type { ConversationState } from '../../conversation-state.ts';
import { andThen, type Turn, type TurnContext, toast, turnOf } from '../../turn.ts';
import { leadOf, replacePanel, showPanel } from '../style/show-style.ts';

/** `/settings`: the style settings of the next videos, and whether videos made over the API are sent here. */
export function showSettings(state: ConversationState, context: TurnContext): Turn {
  const target = { of: 'defaults' } as const;
  return showPanel(state, { target, page: 'home', lead: leadOf(state, target, context) }, context);
}

export function setDelivery(state: ConversationState, deliverHere: boolean, context: TurnContext): Turn {
  const target = { of: 'defaults' } as const;
  const next = { ...state, deliverHere };
  const words = deliverHere ? context.texts.deliver.on : context.texts.deliver.off;
  const saved = turnOf(next, { effects: [{ kind: 'save_delivery', deliverHere }] });
  const told = andThen(saved, (one) => toast(one, words));
  const lead = `${leadOf(next, target, context)}\n\n${words}`;
  return andThen(told, (one) => replacePanel(one, { target, page: 'home', lead }, context));
}
