import { shareServiceIds } from '../../share-service-ids.ts';
import { hostList, integer, listOf, text, type Variable } from '../variable.ts';

export const linksVariables = {
  SHARE_SERVICES: {
    ...listOf(shareServiceIds),
    default: shareServiceIds.join(','),
    about:
      'services that are asked for the file behind a share link of theirs, by the questions of their own pages (see docs/share-links.md)',
  },
  SOURCE_RESOLVER_COMMAND: {
    ...text('a command'),
    about:
      'program of yours, such as yt-dlp, that turns links of SOURCE_RESOLVER_HOSTS into files: read docs/share-links.md and the law first; unset = such links are refused',
  },
  SOURCE_RESOLVER_HOSTS: {
    ...hostList,
    default:
      'youtube.com,youtu.be,tiktok.com,instagram.com,facebook.com,fb.watch,x.com,twitter.com,twitch.tv,dailymotion.com,dai.ly,reddit.com,v.redd.it',
    about: 'hosts, with their subdomains, whose links SOURCE_RESOLVER_COMMAND gets',
  },
  SOURCE_RESOLVER_SECONDS: {
    ...integer(1, 7200),
    default: '600',
    about: 'longest time of one run of SOURCE_RESOLVER_COMMAND, with the download if it downloads',
  },
} as const satisfies Record<string, Variable>;
