import { emojiPath } from '../stage/draw-emojis.ts';

/** An emoji as it will be in the video, whatever this machine's own look like. */
export function EmojiPicture({ emoji }: { emoji: string }) {
  return <img class="emoji-picture" src={emojiPath(emoji)} alt={emoji} width={22} height={22} draggable={false} />;
}
