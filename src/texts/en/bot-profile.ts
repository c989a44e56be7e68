/** What people see of the bot outside of the dialogue. */
export const botProfile = {
  /** Fills the empty chat, above «Start». At most 512 characters. */
  description:
    'Send me a talking video, as a link or as a file, and you get it back with animated captions.\n\nSay how they should look, in plain words (“bigger, yellow, at the top”), see a picture of it, and correct a word by just writing it.',
  /** Beside the bot's name where it is found or shared. At most 120 characters. */
  shortDescription: 'Animated captions on your videos. Send a link or a file, say how they should look.',
  /** In groups. */
  onlyInPrivate: 'Hi! I put captions on videos, but only in a private chat. Come over and send me one.',
  openChat: 'Open the chat',
} as const;
