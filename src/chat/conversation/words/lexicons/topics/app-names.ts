import type { NamedApp } from '../../../understood-words.ts';

/** What each is called, as beginnings of folded words; of short names, the whole words. */
export const appNames: readonly (NamedApp & { beginnings: string[]; words: string[] })[] = [
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
