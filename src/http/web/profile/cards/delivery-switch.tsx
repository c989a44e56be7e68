import type { ChatOfUser } from '../../../../chat/chats/linking/manage-links.ts';
import { chatKeyOf } from '../../../../infra/chat-address.ts';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

/** Whether videos made over the API go to a chat; there for chats in which somebody has spoken. */
export function DeliverySwitch({ chat }: { chat: ChatOfUser | undefined }) {
  const words = usePage().texts.choices.delivery;
  if (!chat || chat.lastSeenAt === null) return null;
  return (
    <div>
      <p class="hint">{chat.deliversHere ? words.on : words.off}</p>
      <PostForm action="/app/profile/messengers/delivery">
        <input type="hidden" name="chat" value={chatKeyOf(chat.address)} />
        <input type="hidden" name="deliver" value={chat.deliversHere ? '' : 'yes'} />
        <div class="buttons">
          <button type="submit" class="button button-quiet button-small">
            {chat.deliversHere ? words.switchOff : words.switchOn}
          </button>
        </div>
      </PostForm>
    </div>
  );
}
