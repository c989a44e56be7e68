const byteOfCharacter = invertByteAlphabet();

/**
 * sherpa-onnx's tokens.txt: each line has a token's bytes in base64 and its id. A token may be a part of a character,
 * so it is bytes, not text. A token without bytes is written as `=`, because a line must have two fields.
 * @param {string[]} tokens as Whisper's vocabulary spells them, in the order of their ids
 */
export function tokensFile(tokens) {
  const lines = tokens.map((token, id) => `${bytesOfToken(token).toString('base64') || '='} ${id}\n`);
  return Buffer.from(lines.join(''));
}

/** @param {string} token */
function bytesOfToken(token) {
  return Buffer.from(
    [...token].map((character) => {
      const byte = byteOfCharacter.get(character);
      if (byte === undefined) throw new Error(`the vocabulary has a token that is not made of bytes: ${token}`);
      return byte;
    }),
  );
}

/**
 * GPT-2's alphabet for bytes: printable bytes of Latin-1 stand for themselves, and the other 68 are given the
 * characters from U+0100 on, in order, so that every token can be printed.
 */
function invertByteAlphabet() {
  const isPrintable = (/** @type {number} */ byte) => (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte !== 0xad);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const others = bytes.filter((byte) => !isPrintable(byte));
  return new Map([
    ...bytes.filter(isPrintable).map((byte) => /** @type {const} */ ([String.fromCodePoint(byte), byte])),
    ...others.map((byte, index) => /** @type {const} */ ([String.fromCodePoint(0x100 + index), byte])),
  ]);
}
