import type { Topic } from '../topics/topic.ts';

/** What pictures say that are a whole message, in any language. Of several, the first meaning counts. */
export const talkingSigns: readonly { topic: Topic; signs: string }[] = [
  { topic: 'work', signs: '⏳ ⌛ ⏰ ⏱ 🕐 🕑 🕒 🐌 🐢' },
  { topic: 'complaint', signs: '👎 😡 😠 🤬 💩 🤮 🤢 😤 🙄 😒 😞 😩 😫 😭 🤦 💔' },
  { topic: 'praise', signs: '🔥 ❤ 🧡 💛 💚 💙 💜 🖤 💖 💗 💕 😍 🥰 😘 🤩 👏 🙌 💯 🎉 🥳 ⭐ 🌟 ✨ 💪 🏆 🚀 🤗' },
];
