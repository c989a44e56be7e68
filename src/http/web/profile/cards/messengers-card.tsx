import type { ChatOfUser } from '../../../../chat/chats/linking/manage-links.ts';
import { type ChatAddress, chatKeyOf } from '../../../../infra/chat-address.ts';
import type { Profile } from '../../../../product/accounts/get-profile.ts';
import type { Contact } from '../../../../product/subscribers/link-subscriber.ts';
import { fill } from '../../../../texts/fill.ts';
import { Card } from '../../components/card.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { DeliverySwitch } from './delivery-switch.tsx';

interface MessengersCardProps {
  contacts: Contact[];
  telegram: Profile['telegram'];
  chats: ChatOfUser[];
  /** What was typed, and why it was refused. */
  chatCode?: { code: string; error: string };
}

/** Where finished videos are sent to, besides callbacks. */
export function MessengersCard({ contacts, telegram, chats, chatCode }: MessengersCardProps) {
  const words = usePage().texts.profile.messengers;
  const isNone = contacts.length === 0 && telegram === null;
  const telegramChat = chats.find(({ address }) => address.kind === 'telegram');
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
              <DeliverySwitch chat={telegramChat} />
              {telegramChat && <Disconnect address={telegramChat.address} name="Telegram" />}
            </li>
          )}
          {contacts.map((contact) => (
            <ContactRow key={chatKeyOf(addressOf(contact))} {...{ contact, chats }} />
          ))}
        </ul>
      )}
      <PostForm action="/app/profile/messengers/join#messengers">
        <div class="form-line">
          <TextField
            name="code"
            label={words.code}
            hint={words.codeHint}
            value={chatCode?.code}
            error={chatCode?.error}
            input={{ maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters', spellcheck: false }}
          />
          <button type="submit" class="button">
            {words.join}
          </button>
        </div>
      </PostForm>
      <PostForm action="/app/profile/messengers/code">
        <p class="hint">{words.makeCodeHint}</p>
        <button type="submit" class="button button-quiet">
          {words.makeCode}
        </button>
      </PostForm>
    </Card>
  );
}

function addressOf(contact: Contact): ChatAddress {
  return { kind: 'messenger', ...contact };
}

function ContactRow({ contact, chats }: { contact: Contact; chats: ChatOfUser[] }) {
  const words = usePage().texts.profile.messengers;
  const { chatbotId, messengerId } = contact;
  const address = addressOf(contact);
  return (
    <li class="row">
      <div>
        <h3 class="breakable">{fill(words.bot, { id: chatbotId })}</h3>
        <p class="hint breakable">{fill(words.contact, { id: messengerId })}</p>
      </div>
      <DeliverySwitch chat={chats.find((chat) => chatKeyOf(chat.address) === chatKeyOf(address))} />
      <Disconnect address={address} name={fill(words.disconnectOf, { contact: messengerId, bot: chatbotId })} />
    </li>
  );
}

/** @param props.name what is disconnected, for those who do not see where the button stands */
function Disconnect({ address, name }: { address: ChatAddress; name: string }) {
  const words = usePage().texts.profile.messengers;
  return (
    <PostForm action="/app/profile/messengers/disconnect">
      <input type="hidden" name="chat" value={chatKeyOf(address)} />
      <button type="submit" class="button button-danger button-small">
        {words.disconnect}
        <span class="visually-hidden"> {name}</span>
      </button>
    </PostForm>
  );
}
