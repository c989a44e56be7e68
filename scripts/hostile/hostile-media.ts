import { readFile } from 'node:fs/promises';
import { makeClip } from '../../test/support/make-clip.ts';

const ids = {
  cluster: '1f43b675',
  clusterTime: 'e7',
  simpleBlock: 'a3',
  tags: '1254c367',
  tag: '7373',
  simpleTag: '67c8',
  tagName: '45a3',
  tagText: '4487',
  tracks: '1654ae6b',
  trackEntry: 'ae',
  trackNumber: 'd7',
  trackUid: '73c5',
  trackType: '83',
  codecId: '86',
  audio: 'e1',
  attachments: '1941a469',
  attachedFile: '61a7',
  fileName: '466e',
  fileType: '4660',
  fileData: '465c',
};

/** One element of Matroska: its id, its size in eight bytes, its content. */
function element(id: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** A block of one byte, of track 2 (the sound), with the cluster's own time. */
const tinyBlock = element(ids.simpleBlock, Buffer.from([0x82, 0, 0, 0x80, 0]));

export interface HostileMedia {
  name: string;
  bytes: Buffer;
}

/**
 * Files that are small to send and large to read. Each begins as a real clip of a second.
 * @param folder where the clip is made
 */
export async function makeHostileMedia(folder: string): Promise<HostileMedia[]> {
  // written to a stream, so that no sizes are known and anything may be put in between
  const mkv = await readFile(makeClip({ file: `${folder}/clip.mkv`, outputArgs: ['-live', '1'] }));
  const mp4 = await readFile(makeClip({ file: `${folder}/clip.mp4` }));
  const beforeClusters = (...more: Buffer[]) => {
    const at = mkv.indexOf(Buffer.from(ids.cluster, 'hex'));
    return Buffer.concat([mkv.subarray(0, at), ...more, mkv.subarray(at)]);
  };
  const tag = (index: number, text: string) =>
    element(ids.simpleTag, element(ids.tagName, `name${index}`), element(ids.tagText, text));
  const numbered = (count: number, write: (index: number) => Buffer) =>
    Array.from({ length: count }, (_, i) => write(i));
  const track = (index: number) =>
    element(
      ids.trackEntry,
      element(ids.trackNumber, uint(index + 10)),
      element(ids.trackUid, uint(index + 10)),
      element(ids.trackType, Buffer.from([2])),
      element(ids.codecId, 'A_PCM/INT/LIT'),
      element(ids.audio),
    );
  const font = [element(ids.fileName, 'a.ttf'), element(ids.fileType, 'application/x-truetype-font')];
  const farCluster = element(ids.cluster, element(ids.clusterTime, uint(3_000_000_000)), tinyBlock);
  return [
    {
      name: '100,000 tags',
      bytes: beforeClusters(element(ids.tags, element(ids.tag, ...numbered(100_000, (i) => tag(i, 'x'))))),
    },
    {
      name: 'a tag of 100 MB',
      bytes: beforeClusters(element(ids.tags, element(ids.tag, tag(0, 'x'.repeat(100_000_000))))),
    },
    {
      name: 'a font of 100 MB',
      bytes: beforeClusters(
        element(ids.attachments, element(ids.attachedFile, ...font, element(ids.fileData, 'x'.repeat(100_000_000)))),
      ),
    },
    { name: '10,000 streams', bytes: beforeClusters(element(ids.tracks, ...numbered(10_000, track))) },
    { name: 'a million packets', bytes: Buffer.concat([mkv, ...numbered(1_000_000, () => tinyBlock)]) },
    { name: 'sound after 34 days of nothing', bytes: Buffer.concat([mkv, farCluster]) },
    { name: '65,535 × 65,535', bytes: withLargePicture(mp4) },
    { name: 'boxes inside boxes', bytes: Buffer.concat([mp4, nestedBoxes(5000)]) },
    { name: 'half of a file', bytes: mp4.subarray(0, mp4.length / 2) },
  ];
}

/** Claims a picture as large as the field of the size can say. */
function withLargePicture(mp4: Buffer): Buffer {
  const bytes = Buffer.from(mp4);
  // width and height follow 24 bytes after the name of the sample entry
  bytes.writeUInt32BE(0xffffffff, bytes.indexOf('avc1', bytes.indexOf('stsd')) + 28);
  return bytes;
}

function nestedBoxes(depth: number): Buffer {
  const headers = Array.from({ length: depth }, (_, index) => {
    const header = Buffer.alloc(8);
    header.writeUInt32BE((depth - index) * 8);
    header.write('moov', 4);
    return header;
  });
  return Buffer.concat(headers);
}
