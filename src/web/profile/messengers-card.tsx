import type { ChatOfUser, Profile } from '../../services.ts';
import { Card } from '../components/card.tsx';
import { PostForm } from '../components/post-form.tsx';
import { DeliverySwitch } from './delivery-switch.tsx';

interface MessengersCardProps {
  profile: Profile;
  chats: ChatOfUser[];
}

/** Where finished videos are sent to, besides callbacks. */
export function MessengersCard({ profile: { subscribers, telegram }, chats }: MessengersCardProps) {
  const isNone = subscribers.length === 0 && telegram === null;
  return (
    <Card
      id="messengers"
      title="Messengers"
      intro="Chats that are linked to you get the videos that you make without a callback address."
    >
      {isNone ? (
        <p class="empty">None yet. A bot that works with us gives you a link to connect with.</p>
      ) : (
        <ul class="rows">
          {telegram !== null && (
            <li class="row">
              <div>
                <h3>Telegram</h3>
                <p class="hint breakable">{telegram.username === null ? 'Your chat' : `@${telegram.username}`}</p>
              </div>
              <DeliverySwitch chat={chats.find(({ address }) => address.kind === 'telegram')} />
            </li>
          )}
          {subscribers.map(({ chatbotId, messengerId }) => (
            <li class="row" key={`${chatbotId} ${messengerId}`}>
              <div>
                <h3 class="breakable">Bot {chatbotId}</h3>
                <p class="hint breakable">as contact {messengerId}</p>
              </div>
              <DeliverySwitch
                chat={chats.find(
                  ({ address }) =>
                    address.kind === 'messenger' &&
                    address.chatbotId === chatbotId &&
                    address.messengerId === messengerId,
                )}
              />
              <PostForm action="/app/profile/messengers/disconnect">
                <input type="hidden" name="chatbot_id" value={chatbotId} />
                <input type="hidden" name="messenger_id" value={messengerId} />
                <button type="submit" class="button button-danger button-small">
                  Disconnect
                  <span class="visually-hidden">
                    {' '}
                    contact {messengerId} of bot {chatbotId}
                  </span>
                </button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
