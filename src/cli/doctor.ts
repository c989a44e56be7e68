import { checkChatModel } from '../chat/chat-model/check-chat-model.ts';
import { checkWhatsApp } from '../chat/whatsapp/check-whatsapp.ts';
import { loadFonts } from '../engine/layout/fonts/font-set.ts';
import { checkEncoder } from '../engine/render/encoders/check-encoder.ts';
import { openSentenceEncoder } from '../engine/sentences/open-sentence-encoder.ts';
import { createTranscriber } from '../engine/speech/create-transcriber.ts';
import { describeSpeechModel } from '../engine/speech/models/describe-model.ts';
import type { Config } from '../infra/config/config.ts';
import { assetsDir, encoderChanges } from '../infra/config/project-dirs.ts';
import { readToolPaths, type ToolPaths } from '../infra/config/tool-paths.ts';
import { type PendingMigration, pendingMigrations } from '../infra/database/migrations/pending-migrations.ts';
import { schemaVersion } from '../infra/database/migrations/schema-version.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import { findProgram } from '../infra/find-program.ts';
import { silentLogger } from '../infra/logging/logger.ts';
import { processIdentity } from '../infra/processes.ts';
import { createObjectStore } from '../infra/storage/create-object-store.ts';
import { findUnreachableRedirects, redirectOrigin } from '../infra/storage/public-store-url.ts';
import { type Check, type CheckResult, checkDisk, checkFfmpeg, runCheck } from '../product/health/check-health.ts';
import { allMigrations } from '../product/migrations/all-migrations.ts';
import { createStorageOwnerModel } from '../product/videos/sweeping/storage-owner.model.ts';
import { readRefusal } from '../product/videos/sweeping/storage-owner.ts';

type Diagnosis = { part: string } & CheckResult;

const setupFix = 'Run: node scripts/setup.mjs';

/** Checks every part that the settings require; a failed check says how to fix it. */
export async function diagnose(config: Config): Promise<Diagnosis[]> {
  const tools = readTools(config);
  const withTools = (check: (tools: ToolPaths) => Promise<CheckResult>): Check =>
    tools ? () => check(tools) : async () => ({ ok: false, message: 'is not set up', fix: setupFix });
  const checks: [part: string, check: Check][] = [
    ['settings', async () => ({ ok: true, message: 'valid' })],
    ['node', checkNode],
    ['ffmpeg', withTools(checkFfmpeg)],
    ['encoder', withTools(({ ffmpeg }) => checkEncoder({ ffmpeg, choice: config.render.encoder }))],
    ['database', withTools((known) => checkDatabase(config, known))],
    ['speech', withTools((known) => checkSpeech(config, known))],
    ['sentence model', withTools((known) => checkSentences(config, known))],
    ['chat model', () => checkChatModel(config.chatModel)],
    ['whatsapp', () => checkWhatsApp(config.whatsapp)],
    ['source resolver', () => checkResolver(config)],
    ['fonts', () => checkFonts(config)],
    ['storage', () => checkStorage(config)],
    ['redirects', async () => checkRedirects(config)],
    ['records', withTools((known) => checkRecords(config, known))],
    ['sweep', withTools((known) => checkSweep(config, known))],
    ['disk', () => checkDisk(config.paths.dataDir, config.limits.minFreeDiskBytes)],
  ];
  const results: Diagnosis[] = [];
  for (const [part, check] of checks) results.push({ part, ...(await runCheck(check, 60_000)) });
  return results;
}

function readTools(config: Config): ToolPaths | null {
  try {
    return readToolPaths(config.paths.cacheDir);
  } catch {
    return null;
  }
}

async function checkNode(): Promise<CheckResult> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { ok, message: `Node ${process.versions.node}`, ...(ok ? {} : { fix: 'Install Node 20.19 or newer.' }) };
}

async function checkDatabase(config: Config, tools: ToolPaths): Promise<CheckResult> {
  const database = await openDatabase({ config, tools, logger: silentLogger });
  try {
    await database.ping();
    return {
      ok: true,
      message: config.database.kind === 'embedded' ? `embedded, ${tools.mongod}` : 'MONGODB_URI answers',
    };
  } finally {
    await database.close();
  }
}

async function checkRecords(config: Config, tools: ToolPaths): Promise<CheckResult> {
  const database = await openDatabase({ config, tools, logger: silentLogger });
  try {
    const pending = await pendingMigrations(allMigrations(database.connection));
    return { ok: true, message: `version ${schemaVersion}, ${wordPending(pending)}` };
  } finally {
    await database.close();
  }
}

/** Pending migrations are no fault: the service runs them while it works. */
function wordPending(pending: readonly PendingMigration[]): string {
  if (pending.length === 0) return 'no migration is pending';
  const words = pending.map(
    ({ name, left, waitsForOlderProcesses: waits }) =>
      `${name} (${left} left${waits ? ', when no earlier version runs' : ''})`,
  );
  return `pending: ${words.join(', ')}`;
}

async function checkSweep(config: Config, tools: ToolPaths): Promise<CheckResult> {
  const database = await openDatabase({ config, tools, logger: silentLogger });
  try {
    const refusal = await readRefusal({ storageOwners: createStorageOwnerModel(database.connection) });
    return refusal ? { ok: false, ...refusal } : { ok: true, message: 'the store belongs to this database' };
  } finally {
    await database.close();
  }
}

async function checkSpeech(config: Config, tools: ToolPaths): Promise<CheckResult> {
  const transcriber = createTranscriber({ speech: config.speech, toolPaths: tools, logger: silentLogger });
  const availability = await transcriber.available();
  if (availability.ok) {
    const described = describeSpeechModel(config.speech, tools);
    return { ok: true, message: described === null ? transcriber.id : `${described} (${transcriber.id})` };
  }
  // SPEECH_ENGINE=none is a choice, not a problem
  const isChosen = config.speech.engine === 'none';
  return { ok: isChosen, message: availability.reason, fix: availability.fix };
}

async function checkSentences({ comparesSentences }: Config, { sentenceModelDir }: ToolPaths): Promise<CheckResult> {
  if (!comparesSentences) return { ok: true, message: 'SENTENCE_MODEL is none: chats understand by rules alone' };
  if (sentenceModelDir === null) return { ok: false, message: 'is not set up', fix: setupFix };
  openSentenceEncoder({ folder: sentenceModelDir, changes: encoderChanges });
  return { ok: true, message: sentenceModelDir };
}

async function checkResolver({ links }: Config): Promise<CheckResult> {
  if (!links.resolver)
    return { ok: true, message: 'SOURCE_RESOLVER_COMMAND is not set: links of platforms are refused' };
  const { name, found } = await findProgram(links.resolver.command);
  if (found) return { ok: true, message: `${name}, for ${links.resolver.hosts.length} hosts` };
  const fix = 'Correct SOURCE_RESOLVER_COMMAND, or install the program.';
  return { ok: false, message: `SOURCE_RESOLVER_COMMAND names ${name}, which cannot be run`, fix };
}

async function checkFonts({ paths }: Config): Promise<CheckResult> {
  const fonts = loadFonts({ assetsDir, fontsDir: paths.fontsDir });
  const missing = Object.entries(scriptSamples).filter(([script, sample]) =>
    [...sample].some((char) => fonts.faceFor('Rubik', char, script === 'Chinese' ? 'chinese' : 'japanese') === null),
  );
  if (missing.length === 0) {
    const boldFont = fonts.primary('THEBOLDFONT').family;
    return { ok: true, message: `${Object.keys(scriptSamples).length} scripts, ${boldFont} for THEBOLDFONT` };
  }
  return {
    ok: false,
    message: `no glyphs for ${missing.map(([script]) => script).join(', ')}`,
    fix: 'Put a font with these glyphs into the folder of FONTS_DIR.',
  };
}

const scriptSamples = {
  Latin: 'AzÉñßŁ',
  Cyrillic: 'Жя',
  Greek: 'Ωά',
  Hebrew: 'שׁל',
  Arabic: 'سلا',
  Devanagari: 'नमस्ते',
  Thai: 'สวัสดี',
  Japanese: '日本語かな',
  Chinese: '汉语',
  Korean: '한국어',
  Bengali: 'বাংলা',
  Tamil: 'தமிழ்',
  Telugu: 'తెలుగు',
  Gujarati: 'ગુજરાતી',
  Kannada: 'ಕನ್ನಡ',
  Malayalam: 'മലയാളം',
  Gurmukhi: 'ਪੰਜਾਬੀ',
  Odia: 'ଓଡ଼ିଆ',
  Sinhala: 'සිංහල',
  Georgian: 'ქართული',
  Armenian: 'հայերեն',
  Ethiopic: 'አማርኛ',
  Khmer: 'ខ្មែរ',
  Lao: 'ລາວ',
  Myanmar: 'မြန်မာ',
  Tibetan: 'བཀྲ་ཤིས',
};

async function checkStorage(config: Config): Promise<CheckResult> {
  const store = await createObjectStore({ ...config, identity: processIdentity() });
  await store.check();
  return {
    ok: true,
    message: config.storage.kind === 's3' ? 'the bucket can be written and read' : 'the folder can be written and read',
  };
}

function checkRedirects(config: Config): CheckResult {
  const problem = findUnreachableRedirects(config);
  if (problem) return { ok: false, message: problem };
  const origin = redirectOrigin(config.storage);
  return { ok: true, message: origin ? `finished videos are downloaded from ${origin}` : 'this service sends videos' };
}
