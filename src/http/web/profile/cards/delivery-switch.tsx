import type { ChatOfUser } from '../../../../chat/chats/linking/manage-links.ts';
import { chatKeyOf } from '../../../../infra/chat-address.ts';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

/** Switches the delivery of videos from the API to a chat; hidden for a chat in which the user has not written yet. */
export function DeliverySwitch({ chat }: { chat: ChatOfUser | undefined }) {
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
