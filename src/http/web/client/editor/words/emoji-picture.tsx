import { emojiPath } from '../stage/draw-emojis.ts';

/** An emoji as the video shows it, whatever the fonts of this machine are. */
export function EmojiPicture({ emoji }: { emoji: string }) {
  return <img class="emoji-picture" src={emojiPath(emoji)} alt={emoji} width={22} height={22} draggable={false} />;
}
