import { createTransport, type TransportOptions } from './http/transport.ts';
import { Account } from './resources/account.ts';
import { Presets } from './resources/presets.ts';
import { Styles } from './resources/styles.ts';
import { Tokens } from './resources/tokens.ts';
import { Uploads } from './resources/uploads.ts';
import { Videos } from './videos/videos.ts';

export type CaptioneerOptions = TransportOptions;

/**
 * One account of one Captioneer service. It opens nothing and keeps no connection: create as many as you like.
 *
 * @example
 * const captioneer = new Captioneer({ baseUrl: 'https://captions.example.com', token: process.env.CAPTIONEER_TOKEN });
 * const video = await captioneer.videos.create({ video_url: 'https://example.com/talk.mp4' }).untilReady();
 * console.log(video.output.video_url);
 */
export class Captioneer {
  readonly videos: Videos;
  readonly uploads: Uploads;
  readonly styles: Styles;
  readonly presets: Presets;
  readonly account: Account;
  readonly tokens: Tokens;

  /** @throws TypeError if `baseUrl` is neither an http(s) address nor a path, or `token` cannot be one */
  constructor(options: CaptioneerOptions = {}) {
    const transport = createTransport(options);
    this.videos = new Videos(transport);
    this.uploads = new Uploads(transport);
    this.styles = new Styles(transport);
    this.presets = new Presets(transport);
    this.account = new Account(transport);
    this.tokens = new Tokens(transport);
  }
}
