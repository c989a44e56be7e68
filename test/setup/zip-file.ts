import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  name: string;
  data: Buffer;
  isStored?: boolean;
}

/** A zip file as a Python wheel is one: local headers with extra bytes, data, directory, end record, comment. */
export function zipFile(members: ZipMember[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, isStored = false } of members) {
    const packed = isStored ? data : deflateRawSync(data);
    const common = commonFields(data, packed, isStored ? 0 : 8);
    const extra = Buffer.alloc(5);
    const lengths = shorts(name.length, extra.length);
    const local = Buffer.concat([ints(0x04034b50), shorts(20), common, lengths, Buffer.from(name), extra, packed]);
    const rest = Buffer.concat([lengths.subarray(0, 2), shorts(0, 0, 0, 0), ints(0, offset)]);
    directory.push(Buffer.concat([ints(0x02014b50), shorts(20, 20), common, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const counts = shorts(0, 0, members.length, members.length);
  const end = Buffer.concat([ints(0x06054b50), counts, ints(listing.length, offset), shorts(comment.length)]);
  return Buffer.concat([...locals, listing, end, Buffer.from(comment)]);
}

/** Flags, method, time, date, CRC, packed size, size: the same in both headers. */
function commonFields(data: Buffer, packed: Buffer, method: number): Buffer {
  return Buffer.concat([shorts(0, method, 0, 0), ints(crc32(data), packed.length, data.length)]);
}

function shorts(...values: number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

function ints(...values: number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}
