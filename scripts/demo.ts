import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drawCaptionSheet } from './demo/draw-caption-sheet.ts';
import { followVideo } from './demo/follow-video.ts';
import { type LoopbackServer, startLoopbackServer } from './demo/loopback-server.ts';
import { createProgressLine } from './demo/progress-line.ts';
import { isSignedWebhook } from './demo/verify-webhook.ts';
import { type ApiClient, createApiClient } from './service/api-client.ts';
import { type CleanUp, createCleanUp } from './service/clean-up.ts';
import { projectDir, type ServiceProcess, spawnServiceProcess } from './service/service-process.ts';

/** `npm run demo`: captions the bundled clip through a temporary service. */
const clipFile = resolve(projectDir, 'assets/demo/sonnet.mp4');
const outDir = resolve(projectDir, 'out');
const outFile = join(outDir, 'demo-captioned.mp4');
const sheetFile = join(outDir, 'demo-contact-sheet.png');
const logCopy = join(outDir, 'demo.log');

/** The same steps in a shell. The bundled clip is uploaded, because it has no public address. */
const manualSteps = `The same in a shell, with \`npm start\` running in another terminal:

  BASE=http://127.0.0.1:3000/api
  field() { node -pe "JSON.parse(require('fs').readFileSync(0))['$1']"; }
  TOKEN=$(npm run --silent captioneer -- user create --email you@example.com --json | field api_token)
  URL=$(curl -s $BASE/uploads -H "Authorization: Bearer $TOKEN" -F file=@assets/demo/sonnet.mp4 | field upload_url)
  ID=$(curl -s $BASE/video/create -H "Authorization: Bearer $TOKEN" \\
    -H 'Content-Type: application/json' -d "{\\"video_url\\": \\"$URL\\"}" | field video_id)
  curl -sN $BASE/videos/$ID/events -H "Authorization: Bearer $TOKEN"
  curl -s -o captioned.mp4 $(curl -s -X GET $BASE/video/get -H "Authorization: Bearer $TOKEN" \\
    -H 'Content-Type: application/json' -d "{\\"video_id\\": \\"$ID\\"}" | field video_url)
`;

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
  const loopback = await startLoopbackServer(clipFile);
  cleanUp.add(() => loopback.close());
  const service = await startDemoService(folder, cleanUp);
  const { token, secret } = await createDemoUser(service);
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const video = await captionClip({ client, loopback, secret });
  await download(video.output.video_url, outFile);
  await drawCaptionSheet({ client, video, file: outFile, outPng: sheetFile });
  say('stopping the service');
}

async function startDemoService(folder: string, cleanUp: CleanUp): Promise<ServiceProcess> {
  const logFile = join(folder, 'service.log');
  // runs after the service has stopped and before the folder is removed
  cleanUp.add(() => copyFile(logFile, logCopy).catch(() => undefined));
  say('starting the service: API, worker and an embedded database, in a temporary folder');
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
  loopback: LoopbackServer;
  secret: string;
}

async function captionClip({ client, loopback, secret }: CaptionClipInput) {
  const videoId = await client.createVideo({ video_url: loopback.clipUrl, callback: loopback.callbackUrl });
  say(`POST /api/video/create → ${videoId}`);
  const line = createProgressLine();
  for await (const event of followVideo({ ...client, videoId })) line.show(event);
  line.end();
  const video = await client.videoDetails(videoId);
  const { status, message, output } = video;
  if (status !== 'processed' || output === null) throw new Error(message);
  const callback = await loopback.nextCallback();
  if (!isSignedWebhook({ ...callback, secret })) throw new Error('the callback has a wrong signature');
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
  console.error(`The service's log: ${logCopy}`);
  process.exit(1);
});
