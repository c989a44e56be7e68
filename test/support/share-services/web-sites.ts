import type { Service } from './service.ts';

const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`;

/** Pages with one video, and services that make links short. */
export const answerAsWebSites: Service = ({ host, path, query, at }) => {
  if (/\.mp4$/.test(path) && /^(cdn|media)\./.test(host)) return { file: true };
  if (/^(bit\.ly|tinyurl\.com|lnkd\.in)$/.test(host))
    return { redirect: at(shortened[path] ?? 'nowhere.example/'), status: 301 };
  if (host.endsWith('.news.example'))
    return {
      html: `<head>${meta('og:video', at('cdn.news.example/talk.mp4'))}</head>`,
    };
  if (host.endsWith('.blog.example')) {
    const video = `${at('media.blog.example')}/a.mp4${query.has('utm_source') ? '?from=x' : ''}`;
    return { html: `<body><p>Look</p><video controls><source src="${video}"></video></body>` };
  }
  return null;
};

const shortened: Record<string, string> = {
  '/drive': 'drive.google.com/file/d/1aBcDeFgHiJkLmNoP/view',
  '/transfer': `wetransfer.com/downloads/${'0'.repeat(40)}20261120a/7b85a0`,
  '/loom': 'www.loom.com/share/43d05f362f734614a2e81b4694a3a520',
  '/clip': 'cdn.news.example/talk.mp4',
};
