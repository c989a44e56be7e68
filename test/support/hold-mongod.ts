/**
 * A process that uses the embedded database until it is killed: `tsx hold-mongod.ts <mongod> <dataDir>`; prints the
 * URI.
 */
import { startEmbeddedMongod } from '../../src/infra/database/embedded-mongod.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';

const [mongodBinary = '', dataDir = ''] = process.argv.slice(2);
const { uri, stop } = await startEmbeddedMongod({ mongodBinary, dataDir, logger: silentLogger });
process.once('SIGTERM', () => stop().then(() => process.exit(0)));
process.stdout.write(`${uri}\n`);
setInterval(() => undefined, 60_000);
