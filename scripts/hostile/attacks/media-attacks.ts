import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type HostileMedia, makeHostileMedia } from '../hostile-media.ts';
import type { HostileAttack, HostileTarget } from '../hostile-target.ts';

/** Files that are small to send and large to read, one video each. Each ends in some way. */
export const mediaAttacks: HostileAttack[] = [{ name: 'media: nine hostile files', ...sendHostileFiles() }];

function sendHostileFiles(): Pick<HostileAttack, 'prepare' | 'run'> {
  let files: HostileMedia[] | null = null;
  const prepare = async () => {
    files ??= await makeFiles();
  };
  return {
    prepare,
    async run(target) {
      await prepare();
      const { client } = await target.newAccount();
      const ends = (files ?? []).map(async ({ name, bytes }) => {
        const host = await target.outside.startHost((_, response) => {
          response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': bytes.length }).end(bytes);
        });
        const videoId = await client.createVideo({ video_url: `${host}/talk.mkv` });
        return `${name} ${await untilEnd(client, videoId)}`;
      });
      return (await Promise.all(ends)).join(', ');
    },
  };
}

async function makeFiles(): Promise<HostileMedia[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-media-'));
  try {
    return await makeHostileMedia(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const maxMs = 300_000;

async function untilEnd(client: HostileTarget['client'], videoId: string): Promise<string> {
  const startedMs = Date.now();
  for (; Date.now() - startedMs < maxMs; await delay(500)) {
    const { status, error_code: code } = await client.videoDetails(videoId);
    if (status !== 'processing') return `${code ?? status} (${Math.round((Date.now() - startedMs) / 1000)} s)`;
  }
  return 'did not end';
}
