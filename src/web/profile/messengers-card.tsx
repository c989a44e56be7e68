import type { Profile } from '../../accounts/account-services.ts';
import type { ChatOfUser } from '../../chats/chat-services.ts';
import { Card } from '../components/card.tsx';
import { PostForm } from '../components/post-form.tsx';
import { usePage } from '../shell/page-context.ts';
import { fill } from '../texts/fill.ts';
import { DeliverySwitch } from './delivery-switch.tsx';

interface MessengersCardProps {
  profile: Profile;
  chats: ChatOfUser[];
}

/** Where finished videos are sent to, besides callbacks. */
export function MessengersCard({ profile: { subscribers, telegram }, chats }: MessengersCardProps) {
  const words = usePage().texts.profile.messengers;
  const isNone = subscribers.length === 0 && telegram === null;
  return (
    <Card id="messengers" title={words.title} intro={words.intro}>
      {isNone ? (
        <p class="empty">{words.none}</p>
      ) : (
        <ul class="rows">
          {telegram !== null && (
            <li class="row">
              <div>
                <h3>Telegram</h3>
                <p class="hint breakable">{telegram.username === null ? words.yours : `@${telegram.username}`}</p>
              </div>
              <DeliverySwitch chat={chats.find(({ address }) => address.kind === 'telegram')} />
            </li>
          )}
          {subscribers.map(({ chatbotId, messengerId }) => (
            <li class="row" key={`${chatbotId} ${messengerId}`}>
              <div>
                <h3 class="breakable">{fill(words.bot, { id: chatbotId })}</h3>
                <p class="hint breakable">{fill(words.contact, { id: messengerId })}</p>
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
                  {words.disconnect}
                  <span class="visually-hidden">
                    {' '}
                    {fill(words.disconnectOf, { contact: messengerId, bot: chatbotId })}
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
