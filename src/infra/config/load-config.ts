import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { realDisk } from './disk.ts';
import { readConfig } from './read-config.ts';

/**
 * Reads the settings of this process: its environment, and `.env` in the working folder (the environment wins).
 * @throws AppError `configuration`
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, realDisk);
}
