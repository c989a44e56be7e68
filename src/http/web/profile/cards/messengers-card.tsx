import type { ChatOfUser } from '../../../../chat/chats/linking/manage-links.ts';
import { type ChatAddress, chatKeyOf } from '../../../../infra/chat-address.ts';
import type { Profile } from '../../../../product/accounts/get-profile.ts';
import type { Contact } from '../../../../product/subscribers/link-subscriber.ts';
import { fill } from '../../../../texts/fill.ts';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/fields.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

interface MessengersCardProps {
  contacts: Contact[];
  telegram: Profile['telegram'];
  chats: ChatOfUser[];
  /** A code that was not accepted, and why. */
  chatCode?: { code: string; error: string };
}

/** The linked chats, to which finished videos are sent. */
export function MessengersCard({ contacts, telegram, chats, chatCode }: MessengersCardProps) {
  const t = usePage().texts.profile.messengers;
  const whatsappChat = chats.find(({ address }) => address.kind === 'whatsapp');
  const isNone = contacts.length === 0 && telegram === null && whatsappChat === undefined;
  const telegramChat = chats.find(({ address }) => address.kind === 'telegram');
  return (
    <Card id="messengers" title={t.title} intro={t.intro}>
      {isNone ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ul class="rows">
          {telegram !== null && (
            <li class="row">
              <div>
                <h3>Telegram</h3>
                <p class="hint breakable">{telegram.username === null ? t.yours : `@${telegram.username}`}</p>
              </div>
              <DeliverySwitch chat={telegramChat} />
              {telegramChat && <Disconnect address={telegramChat.address} name="Telegram" />}
            </li>
          )}
          {whatsappChat && (
            <li class="row">
              <div>
                <h3>WhatsApp</h3>
                <p class="hint breakable">{whatsappChat.name ?? t.yours}</p>
              </div>
              <DeliverySwitch chat={whatsappChat} />
              <Disconnect address={whatsappChat.address} name="WhatsApp" />
            </li>
          )}
          {contacts.map((contact) => (
            <ContactRow key={chatKeyOf(addressOf(contact))} contact={contact} chats={chats} />
          ))}
        </ul>
      )}
      <PostForm action="/app/profile/messengers/join#messengers">
        <div class="form-line">
          <TextField
            name="code"
            label={t.code}
            hint={t.codeHint}
            value={chatCode?.code}
            error={chatCode?.error}
            input={{ maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters', spellcheck: false }}
          />
          <button type="submit" class="button">
            {t.join}
          </button>
        </div>
      </PostForm>
      <PostForm action="/app/profile/messengers/code">
        <p class="hint">{t.makeCodeHint}</p>
        <button type="submit" class="button button-quiet">
          {t.makeCode}
        </button>
      </PostForm>
    </Card>
  );
}

function addressOf(contact: Contact): ChatAddress {
  return { kind: 'messenger', ...contact };
}

function ContactRow({ contact, chats }: { contact: Contact; chats: ChatOfUser[] }) {
  const t = usePage().texts.profile.messengers;
  const { chatbotId, messengerId } = contact;
  const address = addressOf(contact);
  return (
    <li class="row">
      <div>
        <h3 class="breakable">{fill(t.bot, { id: chatbotId })}</h3>
        <p class="hint breakable">{fill(t.contact, { id: messengerId })}</p>
      </div>
      <DeliverySwitch chat={chats.find((chat) => chatKeyOf(chat.address) === chatKeyOf(address))} />
      <Disconnect address={address} name={fill(t.disconnectOf, { contact: messengerId, bot: chatbotId })} />
    </li>
  );
}

/** @param props.name the chat's name for screen readers, as the visible text of all these buttons is the same */
function Disconnect({ address, name }: { address: ChatAddress; name: string }) {
  const t = usePage().texts.profile.messengers;
  return (
    <PostForm action="/app/profile/messengers/disconnect">
      <input type="hidden" name="chat" value={chatKeyOf(address)} />
      <button type="submit" class="button button-danger button-small">
        {t.disconnect}
        <span class="visually-hidden"> {name}</span>
      </button>
    </PostForm>
  );
}

/** Switches the delivery of videos from the API to a chat; hidden for a chat in which the user has not written yet. */
function DeliverySwitch({ chat }: { chat: ChatOfUser | undefined }) {
  const t = usePage().texts.choices.delivery;
  if (!chat || chat.lastSeenAt === null) return null;
  return (
    <div>
      <p class="hint">{chat.deliversHere ? t.on : t.off}</p>
      <PostForm action="/app/profile/messengers/delivery">
        <input type="hidden" name="chat" value={chatKeyOf(chat.address)} />
        <input type="hidden" name="deliver" value={chat.deliversHere ? '' : 'yes'} />
        <div class="buttons">
          <button type="submit" class="button button-quiet button-small">
            {chat.deliversHere ? t.switchOff : t.switchOn}
          </button>
        </div>
      </PostForm>
    </div>
  );
}
