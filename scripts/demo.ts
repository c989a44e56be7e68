import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { captionedMomentsMs, makeContactSheet } from './demo/contact-sheet.ts';
import { createProgressLine, followVideo } from './demo/follow-video.ts';
import { isSigned, startLoopbackServer } from './demo/loopback-server.ts';
import { createApiClient } from './service/api-client.ts';
import { projectDir, type ServiceProcess } from './service/service-process.ts';
import { type CleanUp, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

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

async function demonstrate(cleanUp: CleanUp): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const loopback = await startLoopbackServer(clipFile, cleanUp);
  say('starting the service: API, worker and an embedded database, in a temporary folder');
  const service = await startTemporaryService(cleanUp, { logCopy });
  say(`ready at ${service.baseUrl}`);
  const { token, secret } = await createDemoUser(service);
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const videoId = await client.createVideo({ video_url: loopback.clipUrl, callback: loopback.callbackUrl });
  say(`POST /api/video/create → ${videoId}`);
  const line = createProgressLine();
  for await (const event of followVideo({ ...client, videoId })) line.show(event);
  line.end();
  const { status, message, output } = await client.videoDetails(videoId);
  if (status !== 'processed' || output === null) throw new Error(message);
  const callback = await loopback.nextCallback();
  if (!isSigned(callback, secret)) throw new Error('the callback has a wrong signature');
  say(`callback received, signature verified: ${JSON.parse(callback.body).type}`);
  await download(output.video_url, outFile);
  const momentsMs = await captionedMomentsMs(client, videoId);
  const { ffmpeg } = readToolPaths(resolve(projectDir, process.env.CACHE_DIR || '.cache'));
  await makeContactSheet({ ffmpeg, file: outFile, outPng: sheetFile, momentsMs });
  say('stopping the service');
}

async function createDemoUser(service: ServiceProcess): Promise<{ token: string; secret: string }> {
  const printed = await service.runCli(['user', 'create', '--email', 'demo@example.com', '--json']);
  const { id, email, api_token: token, callback_secret: secret } = JSON.parse(printed);
  say(`user ${id} (${email}) has a token`);
  return { token, secret };
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

try {
  await withCleanUp(demonstrate);
  console.log(`\n${manualSteps}`);
  console.log(`Contact sheet: ${sheetFile}`);
  console.log('The captioned video:');
  console.log(outFile);
} catch (error) {
  console.error(`The demo failed: ${error instanceof Error ? error.message : error}`);
  console.error(`The service's log: ${logCopy}`);
  process.exit(1);
}
