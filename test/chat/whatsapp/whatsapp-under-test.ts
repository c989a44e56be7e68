import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeWhatsAppOptions } from '../../../scripts/fake-whatsapp/fake-whatsapp.ts';
import { startFakeWhatsApp } from '../../../scripts/fake-whatsapp/start-fake-whatsapp.ts';
import { createWhatsAppMessenger } from '../../../src/chat/whatsapp/create-whatsapp-messenger.ts';
import { createGraphApi } from '../../../src/chat/whatsapp/graph/graph-api.ts';
import type { WhatsAppConfig } from '../../../src/infra/config/config.ts';
import { ffmpeg, tools } from '../../support/make-clip.ts';

/** The adapter against the stand-in. */
export async function whatsAppUnderTest(
  options: FakeWhatsAppOptions = {},
  { template = null }: { template?: WhatsAppConfig['template'] } = {},
) {
  const running = await startFakeWhatsApp({ ffprobe: tools.ffprobe, ...options });
  const { whatsapp, url } = running;
  const { token, phoneNumberId, appSecret } = whatsapp;
  const config = { token, phoneNumberId, appSecret, verifyToken: 'verify', apiRoot: `${url}/v24.0`, template };
  const faults: string[] = [];
  const graph = createGraphApi({ config, report: (fault) => void faults.push(fault) });
  const languageOf = async () => 'en' as const;
  const messenger = createWhatsAppMessenger({ config, graph, languageOf, allowPrivateNetwork: false });
  const ann = whatsapp.meet({ name: 'Ann' });
  ann.lastWroteAtMs = whatsapp.now();
  return {
    ...running,
    config,
    graph,
    faults,
    messenger,
    ann,
    address: { kind: 'whatsapp' as const, personId: ann.number },
  };
}

/** A second of video as WhatsApp plays it, or as it does not. */
export async function shortVideo(args = ['-profile:v', 'main', '-bf', '0']): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'whatsapp-'));
  try {
    const file = join(folder, 'short.mp4');
    const inputs = ['-f', 'lavfi', '-i', 'testsrc=s=320x568:r=10:d=1', '-f', 'lavfi', '-i', 'sine=d=1'];
    ffmpeg([...inputs, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...args, '-c:a', 'aac', '-shortest', file]);
    return readFileSync(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
