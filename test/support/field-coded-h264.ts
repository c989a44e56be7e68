/**
 * H.264 (Annex B) whose every picture is coded as two fields apart, as camcorders do and no encoder here can: 32 × 64,
 * uncompressed macroblocks (I_PCM), a key frame each 25 pictures, a note of the recorder's with each. ITU-T H.264, 7.3.
 */
export function fieldCodedH264(pictures: number): Buffer {
  const units: number[] = [];
  for (let i = 0; i < pictures; i++) {
    const key = i % pictureGroup === 0;
    if (key) units.push(...unit(0x67, sequence()), ...unit(0x68, picture()));
    units.push(...unit(0x06, note()));
    units.push(...unit(key ? 0x65 : 0x61, field(i, 0)), ...unit(0x61, field(i, 1)));
  }
  return Buffer.from(units);
}

const pictureGroup = 25;

type Bits = string[];

const u = (value: number, bits: number): string => value.toString(2).padStart(bits, '0');
const ue = (value: number): string => {
  const code = (value + 1).toString(2);
  return '0'.repeat(code.length - 1) + code;
};

/** Main profile, pictures may be fields, 2 × 4 macroblocks. */
function sequence(): Bits {
  return [u(77, 8), u(0, 8), u(30, 8), ue(0), ue(4), ue(0), ue(4), ue(2), '0', ue(1), ue(1), '0', '0', '1', '0', '0'];
}

function picture(): Bits {
  return [ue(0), ue(0), '0', '0', ue(0), ue(0), ue(0), '0', '00', ue(0), ue(0), ue(0), '1', '0', '0'];
}

/** Unregistered user data: a UUID and a byte. */
function note(): Bits {
  return [u(5, 8), u(17, 8), u(1, 8).repeat(17)];
}

/** One slice of macroblocks that are not coded: all of one luma, without colour. */
function field(index: number, bottom: 0 | 1): Bits {
  const inGroup = index % pictureGroup;
  const key = inGroup === 0 && bottom === 0;
  const head = [
    ue(0),
    ue(7),
    ue(0),
    u(inGroup, 8),
    '1',
    String(bottom),
    ...(key ? [ue((index / pictureGroup) % 2)] : []),
  ];
  const bits = [...head, u(2 * inGroup + bottom, 8), ...(key ? ['00'] : ['0']), ue(0), ue(1)];
  const samples = u(16 + (index % 20) * 11, 8).repeat(256) + u(128, 8).repeat(128);
  let text = bits.join('');
  for (let macroblock = 0; macroblock < 4; macroblock++) {
    text += ue(25);
    text = text.padEnd(8 * Math.ceil(text.length / 8), '0') + samples;
  }
  return [text];
}

/** With the start code before it, and a byte 3 wherever its bytes would look like one. */
function unit(header: number, bits: Bits): number[] {
  const text = `${bits.join('')}1`;
  const out = [0, 0, 0, 1, header];
  let zeros = 0;
  for (const [octet] of text.padEnd(8 * Math.ceil(text.length / 8), '0').matchAll(/.{8}/g)) {
    const byte = Number.parseInt(octet, 2);
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return out;
}
