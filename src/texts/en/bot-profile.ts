/** What people see of the bot outside of the dialogue. */
export const botProfile = {
  /** Fills the empty chat, above «Start». At most 512 characters. */
  description:
    'Send me a video in which somebody speaks, as a link or as a file, and you get it back with animated captions.\n\nSay in plain words how they should look (“bigger, yellow, at the top”), see a picture of it, and correct a word by just writing it.',
  /** Beside the bot's name where it is found or shared. At most 120 characters. */
  shortDescription: 'Animated captions for your videos. Send a link or a file and say how they should look.',
  /** In groups. */
  onlyInPrivate: 'Hi! I put captions on videos, but only in a private chat. Open it and send me one.',
  openChat: 'Open the chat',
} as const;
