import { FontError } from './font-error.ts';
import { viewOf } from './sfnt.ts';

/** Reads bytes one after the other. Reading beyond the end throws a RangeError. */
export class ByteReader {
  private readonly view: DataView;
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }

  get position(): number {
    return this.at;
  }

  u8(): number {
    return this.view.getUint8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.view.getUint16(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.view.getInt16(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4);
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new FontError('damaged');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** WOFF2's `255UInt16`: one to three bytes. */
  packedU16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return 506 + this.u8();
    return code === 255 ? 253 + this.u8() : code;
  }

  /** WOFF2's `UIntBase128`: one to five bytes, without zeros in front. */
  packedU32(): number {
    let value = 0;
    for (let index = 0; index < 5; index++) {
      const byte = this.u8();
      if ((index === 0 && byte === 0x80) || value >= 2 ** 25) throw new FontError('damaged');
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new FontError('damaged');
  }
}

/** Bytes that are appended. */
export class ByteWriter {
  private bytes = new Uint8Array(65_536);
  private view = viewOf(this.bytes);
  length = 0;

  u8(value: number): void {
    this.reserve(1);
    this.view.setUint8(this.length++, value);
  }

  u16(value: number): void {
    this.reserve(2);
    this.view.setUint16(this.length, value);
    this.length += 2;
  }

  u32(value: number): void {
    this.reserve(4);
    this.view.setUint32(this.length, value);
    this.length += 4;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Zeros up to the next multiple of four. */
  pad(): void {
    while (this.length % 4 !== 0) this.u8(0);
  }

  written(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private reserve(length: number): void {
    if (this.length + length <= this.bytes.length) return;
    const larger = new Uint8Array(2 * (this.length + length));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
    this.view = viewOf(larger);
  }
}
