import { findOnPath, run } from './commands.mjs';

/**
 * apt-get of Debian and Ubuntu. It can be used by root only.
 * @param {{ env: Record<string, string | undefined>, report: import('./report.mjs').Report, userId?: number }} input
 */
export function createApt({ env, report, userId = process.getuid?.() }) {
  const program = findOnPath('apt-get', env);
  const quietEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {Promise<unknown> | null} */
  let updated = null;
  const aptGet = (/** @type {string[]} */ args) => run(program ?? 'apt-get', ['-q', ...args], { env: quietEnv });
  return {
    /** Why it cannot be used; null = it can. */
    unusable: unusable({ program, userId }),
    /**
     * @param {string} packageName
     * @param {string} why completes «apt-get: installing <package>, …»
     * @returns {Promise<string | null>} what went wrong, or null
     */
    async install(packageName, why) {
      report.say(`apt-get: installing ${packageName}, ${why}`);
      updated ??= aptGet(['update']);
      await updated;
      const { code, error } = await aptGet(['install', '-y', '--no-install-recommends', packageName]);
      return code === 0 ? null : `apt-get could not install ${packageName}: ${error}`;
    },
  };
}

/** @typedef {ReturnType<typeof createApt>} Apt */

/** @param {{ program: string | null, userId: number | undefined }} input */
function unusable({ program, userId }) {
  if (program === null) return 'there is no apt-get here';
  return userId === 0 ? null : 'apt-get needs root';
}
