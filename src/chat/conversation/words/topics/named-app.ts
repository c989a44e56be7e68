import type { NamedApp, Wish } from '../../understood-words.ts';
import { tokenize } from '../text/tokenize.ts';

/** What each is called, as beginnings of folded words; of short names, the whole words. */
const apps: readonly (NamedApp & { beginnings: string[]; words: string[] })[] = [
  { name: 'Facebook', isChat: false, beginnings: ['facebook', 'фейсбук', 'феисбук'], words: ['fb'] },
  {
    name: 'Instagram',
    isChat: false,
    beginnings: ['instagram', 'инстаграм'],
    words: ['insta', 'ig', 'инста', 'инсту', 'инсте'],
  },
  { name: 'TikTok', isChat: false, beginnings: ['tiktok', 'тикток'], words: [] },
  { name: 'YouTube', isChat: false, beginnings: ['youtube', 'ютуб'], words: ['yt'] },
  { name: 'VK', isChat: false, beginnings: ['вконтакте'], words: ['вк', 'vk'] },
  {
    name: 'WhatsApp',
    isChat: true,
    beginnings: ['whatsapp', 'вотсап', 'ватсап', 'вацап', 'уотсап'],
    words: ['whats', 'zap', 'wasap', 'guasap', 'wsp'],
  },
];

/** "How do I get this on my Facebook?": with the app that is named first. */
export function withNamedApp(wish: Wish, text: string): Wish {
  if (wish.kind !== 'topic' || wish.topic !== 'passOn') return wish;
  const app = tokenize(text)
    .map(({ key }) =>
      apps.find((one) => one.words.includes(key) || one.beginnings.some((word) => key.startsWith(word))),
    )
    .find((one) => one !== undefined);
  return app ? { ...wish, app: { name: app.name, isChat: app.isChat } } : wish;
}
