/** A WebSocket message for everybody: written out once. */
export interface MessageFrame {
  readonly text: string;
  /** RFC 6455, 5.2: whole, text, not masked, not compressed. */
  readonly bytes: Buffer;
}

const wholeText = 0x81;
const longer = 126;
const longest = 127;
const longestHead = 10;

/** Where a text becomes bytes: once it is written, its length is known, which is cheaper than to ask for it first. */
const scratch = Buffer.allocUnsafe(64 * 1024);
const bytesPerCharacter = 3;

export function frameOf(text: string): MessageFrame {
  const fits = text.length * bytesPerCharacter <= scratch.length;
  const length = fits ? scratch.write(text) : Buffer.byteLength(text);
  const start = length < longer ? 2 : length < 0x10000 ? 4 : longestHead;
  const bytes = Buffer.allocUnsafe(start + length);
  bytes[0] = wholeText;
  bytes[1] = start === 2 ? length : start === 4 ? longer : longest;
  if (start === 4) bytes.writeUInt16BE(length, 2);
  if (start === longestHead) bytes.writeBigUInt64BE(BigInt(length), 2);
  if (fits) scratch.copy(bytes, start, 0, length);
  else bytes.write(text, start);
  return { text, bytes };
}
