const neededFilters = ['ass', 'zscale'];
const neededEncoders = ['libx264', 'aac'];
/** The first with `-fps_mode`. */
const oldestVersion = [5, 1];

/**
 * What an ffmpeg lacks for our work, from what it prints of itself; null = it suits. Development builds, which have a
 * date or a commit for a version, are taken as new enough.
 * @param {{ version: string, filters: string, encoders: string }} printed by -version, -filters and -encoders
 * @returns {string | null} completes «the system's …»
 */
export function judgeFfmpeg({ version, filters, encoders }) {
  const number = /^ffmpeg version n?(\d+)\.(\d+)/.exec(version);
  if (number && isOlder([Number(number[1]), Number(number[2])], oldestVersion)) {
    return `is ${number[1]}.${number[2]}, older than ${oldestVersion.join('.')}`;
  }
  const lacking = [...missing(neededFilters, filters), ...missing(neededEncoders, encoders)];
  return lacking.length === 0 ? null : `lacks ${lacking.join(', ')}`;
}

/** Each line is flags, a name, and words. @param {string[]} names @param {string} printed */
function missing(names, printed) {
  const present = new Set(printed.split('\n').map((line) => line.trim().split(/\s+/)[1]));
  return names.filter((name) => !present.has(name));
}

/** @param {number[]} version @param {number[]} than */
function isOlder([major = 0, minor = 0], [thanMajor = 0, thanMinor = 0]) {
  return major < thanMajor || (major === thanMajor && minor < thanMinor);
}
