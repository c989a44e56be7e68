// node scripts/setup/download-mongod.mjs: lets mongodb-memory-server download its mongod, and prints {"path"} or
// {"problem"}. First it tests for a few seconds whether the download can be reached, because the library would try for
// minutes.
import { createRequire } from 'node:module';

const reachMs = 5_000;

// the library prints its progress to standard output, which is for the answer
console.log = console.error;
process.stdout.write(`${JSON.stringify(await answer())}\n`);

async function answer() {
  try {
    return { path: await downloadMongod() };
  } catch (error) {
    return { problem: describe(error) };
  }
}

async function downloadMongod() {
  const require = createRequire(import.meta.url);
  const { MongoBinary } = require('mongodb-memory-server-core/lib/util/MongoBinary');
  const { DryMongoBinary } = require('mongodb-memory-server-core/lib/util/DryMongoBinary');
  const { default: DownloadUrl } = require('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl');
  const options = { ...(await DryMongoBinary.generateOptions()), downloadDir: process.env.MONGOMS_DOWNLOAD_DIR ?? '' };
  const url = await new DownloadUrl(options).getDownloadUrl();
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(reachMs) });
  if (!answer.ok) throw new Error(`the download answers ${answer.status}`);
  return MongoBinary.getPath({ version: options.version, downloadDir: options.downloadDir });
}

/** A failed fetch has its reason in the cause. @param {unknown} error @returns {string} */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
