import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drawCaptionSheet } from './demo/draw-caption-sheet.ts';
import { followVideo } from './demo/follow-video.ts';
import { type LoopbackServer, startLoopbackServer } from './demo/loopback-server.ts';
import { manualSteps } from './demo/manual-steps.ts';
import { createProgressLine } from './demo/progress-line.ts';
import { isSignedWebhook } from './demo/verify-webhook.ts';
import { type ApiClient, createApiClient } from './service/api-client.ts';
import { type CleanUp, createCleanUp } from './service/clean-up.ts';
import { projectDir, type ServiceProcess, spawnServiceProcess } from './service/service-process.ts';

/** `npm run demo`: captions the bundled clip through a service of its own, which is gone afterwards. */
const clipFile = resolve(projectDir, 'assets/demo/sonnet.mp4');
const outDir = resolve(projectDir, 'out');
const outFile = join(outDir, 'demo-captioned.mp4');
const sheetFile = join(outDir, 'demo-contact-sheet.png');
const keptLog = join(outDir, 'demo.log');

async function main(): Promise<void> {
  const cleanUp = createCleanUp();
  process.once('SIGINT', () => void cleanUp.run().finally(() => process.exit(130)));
  process.once('SIGTERM', () => void cleanUp.run().finally(() => process.exit(143)));
  try {
    await demonstrate(cleanUp);
  } finally {
    await cleanUp.run();
  }
  console.log(`\n${manualSteps}`);
  console.log(`Contact sheet: ${sheetFile}`);
  console.log('The captioned video:');
  console.log(outFile);
}

async function demonstrate(cleanUp: CleanUp): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'captioneer-demo-'));
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  const outside = await startLoopbackServer(clipFile);
  cleanUp.add(() => outside.close());
  const service = await startDemoService(folder, cleanUp);
  const { token, secret } = await createDemoUser(service);
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const video = await captionClip({ client, outside, secret });
  await download(video.output.video_url, outFile);
  await drawCaptionSheet({ client, video, file: outFile, outPng: sheetFile });
  say('stopping the service');
}

async function startDemoService(folder: string, cleanUp: CleanUp): Promise<ServiceProcess> {
  const logFile = join(folder, 'service.log');
  // done before the folder goes, and after the service has said its last
  cleanUp.add(() => copyFile(logFile, keptLog).catch(() => undefined));
  say('starting the service: API, worker, and a database of its own, in a temporary folder');
  const service = await spawnServiceProcess({
    dataDir: join(folder, 'data'),
    logFile,
    env: { ALLOW_PRIVATE_NETWORK: 'true' },
  });
  cleanUp.add(() => service.stop());
  await service.untilReady();
  say(`ready at ${service.baseUrl}`);
  return service;
}

async function createDemoUser(service: ServiceProcess): Promise<{ token: string; secret: string }> {
  const printed = await service.runCli(['user', 'create', '--email', 'demo@example.com', '--json']);
  const { id, email, api_token: token, callback_secret: secret } = JSON.parse(printed);
  say(`user ${id} (${email}) has a token`);
  return { token, secret };
}

interface CaptionClipInput {
  client: ApiClient;
  outside: LoopbackServer;
  secret: string;
}

async function captionClip({ client, outside, secret }: CaptionClipInput) {
  const videoId = await client.createVideo({ video_url: outside.clipUrl, callback: outside.callbackUrl });
  say(`POST /api/video/create → ${videoId}`);
  const line = createProgressLine();
  for await (const event of followVideo({ ...client, videoId })) line.show(event);
  line.end();
  const video = await client.videoDetails(videoId);
  const { status, message, output } = video;
  if (status !== 'processed' || output === null) throw new Error(message);
  const callback = await outside.nextCallback();
  if (!isSignedWebhook({ ...callback, secret })) throw new Error('the callback came with a wrong signature');
  say(`callback received, signature verified: ${JSON.parse(callback.body).type}`);
  return { ...video, output };
}

async function download(url: string, file: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok || !reply.body) throw new Error(`the output answered ${reply.status}`);
  await pipeline(Readable.from(reply.body), createWriteStream(file));
  say(`GET ${url} → ${relative(projectDir, file)}`);
}

const startedAt = Date.now();

function say(text: string): void {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

main().catch((error) => {
  console.error(`The demo failed: ${error instanceof Error ? error.message : error}`);
  console.error(`The service's log: ${keptLog}`);
  process.exit(1);
});
