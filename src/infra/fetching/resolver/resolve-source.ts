import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCommandString } from 'execa';
import { AppError } from '../../errors/app-error.ts';
import { hashFile } from '../../hash-file.ts';
import { sourceTooLarge } from '../fetch-failures.ts';
import type { FetchedSource } from '../fetch-source.ts';
import { notShared } from '../shared-links/services/share-service.ts';
import { sniffMedia } from '../sniff-media.ts';
import { type ResolverEnd, runResolver } from './run-resolver.ts';

export interface SourceResolver {
  /**
   * Program and arguments, separated by spaces; a backslash escapes a space. The link is added as the last argument. With
   * `{file}` among the arguments the program downloads to that path, otherwise it prints one address.
   */
  command: string;
  /** Their links go to the program, and those of their subdomains. */
  hosts: readonly string[];
  maxSeconds: number;
  /** Folders in which programs are looked for, as in the environment. */
  path: string;
}

interface ResolveSource {
  link: URL;
  destFile: string;
  maxBytes: number;
  signal: AbortSignal;
}

/** Where the operator's program found the video: an address, which is still to be fetched, or a file that it downloaded. */
export type ResolvedSource = { address: string } | { file: FetchedSource };

/**
 * Has the operator's program turn a link of a large platform into an address or a file. An address is fetched like any
 * other: it may lead nowhere but to the public internet. Nothing of the program or its folder is left.
 * @throws AppError `source_not_shared` when it has no result, `source_timed_out`, `source_too_large`, and those of
 * `sniffMedia`; the signal's reason when aborted
 */
export async function resolveSource(resolver: SourceResolver, request: ResolveSource): Promise<ResolvedSource> {
  const folder = `${request.destFile}.resolver`;
  await mkdir(folder);
  try {
    return await resolveIn(folder, resolver, request);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function resolveIn(
  folder: string,
  { command, maxSeconds, path }: SourceResolver,
  { link, destFile, maxBytes, signal }: ResolveSource,
): Promise<ResolvedSource> {
  const target = join(folder, 'source.mp4');
  const downloads = command.includes(filePlace);
  const [program = '', ...args] = parseCommandString(command);
  const end = await runResolver({
    program,
    path,
    args: [...args.map((argument) => argument.replaceAll(filePlace, target)), link.href],
    folder,
    maxBytes,
    timeoutMs: maxSeconds * 1000,
    signal,
  });
  const written = downloads ? await sizeOfFile(target) : null;
  requireSuccess(end, { link, maxSeconds, maxBytes, isFull: (written ?? 0) >= maxBytes });
  if (!downloads) return { address: addressIn(end, link) };
  if (written === null) throw noResult(link, end, 'no file');
  await sniffMedia(target, { url: link.href });
  const sha256 = await hashFile(target);
  await rename(target, destFile);
  const facts = { sizeBytes: written, sha256, contentType: null, fileName: null, finalUrl: link.href };
  return { file: { file: destFile, ...facts } };
}

/** Stands in the command for the path to download to. */
const filePlace = '{file}';

/** null = there is no such file; a link to another file is none. */
async function sizeOfFile(path: string): Promise<number | null> {
  const found = await lstat(path).catch(() => null);
  return found?.isFile() ? found.size : null;
}

interface Circumstances {
  link: URL;
  maxSeconds: number;
  maxBytes: number;
  /** It wrote as many bytes as it may: more were refused to it. */
  isFull: boolean;
}

function requireSuccess(end: ResolverEnd, { link, maxSeconds, maxBytes, isFull }: Circumstances): void {
  if (end.stopped === 'timed_out') {
    throw new AppError('source_timed_out', { args: { maxSeconds }, details: { retryable: false, ...tailOf(end) } });
  }
  if (end.stopped === 'wrote_too_much' || (isFull && end.exitCode !== 0)) throw sourceTooLarge(maxBytes);
  if (end.stopped || end.exitCode !== 0) throw noResult(link, end, end.stopped ?? `exit code ${end.exitCode}`);
}

const maxAddressCharacters = 8192;

/** The only line that the program printed. */
function addressIn(end: ResolverEnd, link: URL): string {
  const line = end.stdout.trim();
  if (!/^https?:\/\/\S+$/i.test(line) || line.length > maxAddressCharacters) {
    throw noResult(link, end, 'no address as its only line');
  }
  return line;
}

/** @param problem for operators: people are told that the platform gives out no file */
function noResult({ hostname }: URL, end: ResolverEnd, problem: string): AppError {
  return notShared(hostname.replace(/^(www|m|mobile)\./, ''), 'no_file', { resolver: problem, ...tailOf(end) });
}

function tailOf({ stderrTail }: ResolverEnd) {
  return stderrTail === '' ? {} : { stderrTail };
}
