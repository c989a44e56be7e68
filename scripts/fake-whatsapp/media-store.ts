import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GraphRefusal, invalidParameter } from './graph-refusal.ts';

export interface StoredMedia {
  id: string;
  bytes: Buffer;
  type: string;
  storedAtMs: number;
}

const mebibyte = 1024 * 1024;
/** Largest files that businesses send: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media */
const maxBytes: Record<string, number> = {
  'image/jpeg': 5 * mebibyte,
  'image/png': 5 * mebibyte,
  'video/mp4': 16 * mebibyte,
  'video/3gpp': 16 * mebibyte,
  'text/plain': 100 * mebibyte,
  'application/pdf': 100 * mebibyte,
};
const addressLifeMs = 5 * 60_000;
const keptMs = 30 * 24 * 3_600_000;

/** Files that were uploaded or sent. An address of a file works for five minutes. */
export class MediaStore {
  private readonly files = new Map<string, StoredMedia>();
  private readonly addresses = new Map<string, { id: string; untilMs: number }>();
  private readonly ffprobe: string | null;
  private readonly now: () => number;
  private nextId = 1_000_000_001;

  /** @param ffprobe null = videos are taken as they are */
  constructor({ ffprobe, now }: { ffprobe: string | null; now: () => number }) {
    this.ffprobe = ffprobe;
    this.now = now;
  }

  add(bytes: Buffer, type: string): StoredMedia {
    const media = { id: String(this.nextId++), bytes, type, storedAtMs: this.now() };
    this.files.set(media.id, media);
    return media;
  }

  /** @throws GraphRefusal for what WhatsApp does not take */
  async upload(bytes: Buffer, type: string): Promise<StoredMedia> {
    const max = maxBytes[type];
    if (max === undefined)
      throw invalidParameter(`Param file must be a file with one of the following types: ${Object.keys(maxBytes)}`);
    if (bytes.length > max) throw new GraphRefusal(131053, 'Media upload error', { details: 'File is too large' });
    if (bytes.length === 0) throw invalidParameter('Param file is empty');
    if (type.startsWith('video/') && this.ffprobe) await checkVideo(this.ffprobe, bytes);
    return this.add(bytes, type);
  }

  /** @throws GraphRefusal when it is unknown or too old */
  find(id: string): StoredMedia {
    const media = this.files.get(id);
    if (media && this.now() - media.storedAtMs < keptMs) return media;
    const details = `Unsupported request. Object with ID '${id}' does not exist`;
    throw new GraphRefusal(100, 'Invalid parameter', { details });
  }

  /** A new path at which the file is for five minutes. */
  addressOf(media: StoredMedia): string {
    const token = randomBytes(12).toString('hex');
    this.addresses.set(token, { id: media.id, untilMs: this.now() + addressLifeMs });
    return `/whatsapp_media/${token}`;
  }

  /** null = the address has expired, or never was one. */
  atAddress(path: string): StoredMedia | null {
    const known = this.addresses.get(path.replace('/whatsapp_media/', ''));
    return known && this.now() < known.untilMs ? this.find(known.id) : null;
  }
}

interface ProbedStream {
  codec_type: string;
  codec_name: string;
  profile?: string;
  has_b_frames?: number;
}

/** H.264 and AAC alone, at most one sound, and what Android plays: Main or Baseline without B-frames. */
async function checkVideo(ffprobe: string, bytes: Buffer): Promise<void> {
  const refused = (details: string) => new GraphRefusal(131053, 'Media upload error', { details });
  const folder = await mkdtemp(join(tmpdir(), 'fake-whatsapp-'));
  try {
    const path = join(folder, 'video.mp4');
    await writeFile(path, bytes);
    const args = ['-v', 'error', '-show_streams', '-of', 'json', path];
    const { stdout } = await promisify(execFile)(ffprobe, args).catch(() => {
      throw refused('The file is no video');
    });
    const { streams } = JSON.parse(stdout) as { streams: ProbedStream[] };
    const videos = streams.filter(({ codec_type }) => codec_type === 'video');
    const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
    if (videos.length !== 1 || videos.some(({ codec_name }) => codec_name !== 'h264'))
      throw refused('Only H.264 is supported');
    if (sounds.length > 1 || sounds.some(({ codec_name }) => codec_name !== 'aac'))
      throw refused('Only one AAC sound is supported');
    const plays = videos.every(
      ({ profile = '', has_b_frames = 0 }) => /Main|Baseline/.test(profile) && has_b_frames === 0,
    );
    if (!plays) throw refused('Android plays no High profile and no B-frames');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
