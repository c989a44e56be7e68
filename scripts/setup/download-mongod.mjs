// node scripts/setup/download-mongod.mjs: has mongodb-memory-server download its mongod and prints the path.
// It looks first, for a few seconds, whether the download can be reached at all: the library would try for minutes.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { MongoBinary } = require('mongodb-memory-server-core/lib/util/MongoBinary');
const { DryMongoBinary } = require('mongodb-memory-server-core/lib/util/DryMongoBinary');
const { default: MongoBinaryDownloadUrl } = require('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl');

const reachMs = 5_000;

try {
  const options = { ...(await DryMongoBinary.generateOptions()), downloadDir: process.env.MONGOMS_DOWNLOAD_DIR ?? '' };
  const url = await new MongoBinaryDownloadUrl(options).getDownloadUrl();
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(reachMs) });
  if (!answer.ok) throw new Error(`the download answers ${answer.status}`);
  console.log(await MongoBinary.getPath({ version: options.version, downloadDir: options.downloadDir }));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** A failed fetch keeps its reason in the cause. @param {unknown} error @returns {string} */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
