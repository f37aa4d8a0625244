import { createHash, randomBytes } from 'node:crypto';

/** What a person holds in a cookie or a link: 192 random bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** As the database has it: people who read the database can do nothing with it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** No letter that looks like a digit, no U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A key that can be read out on the telephone: 80 random bits as `XXXX-XXXX-XXXX-XXXX`. */
export function newKey(): string {
  const letters = Array.from(randomBytes(16), (byte) => digits[byte % 32]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** Ignores how it was written down: case, spaces, dashes. */
export const readKey = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
