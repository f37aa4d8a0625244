import { refine, type Schema, text } from '@gruppetto/kernel';
import { shortestPassword } from '@gruppetto/words';
import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';

const longest = 200;

/** A new one. */
export const newPassword: Schema<string> = refine(text(longest), (value, at) => {
  if (value.length < shortestPassword) return [{ at, need: { reason: 'too-short', with: { min: shortestPassword } } }];
  return isCommon(value) ? [{ at, need: { reason: 'too-common' } }] : [];
});

/** What a guesser tries first; also one letter again and again. */
const isCommon = (value: string): boolean => commonPasswords.has(value.toLowerCase()) || new Set(value).size < 3;

/** A password somebody tries: it need not meet the rules for new ones. */
export const triedPassword: Schema<string> = text(longest);

/** argon2id with the library's own figures, 19 MB and two rounds, beside the loop that answers. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodys: Promise<string> | undefined;

/** Takes as long where there is no such account, so that the answer does not tell. */
export async function isPassword(passwordHash: string | undefined, tried: string): Promise<boolean> {
  nobodys ??= hash('nobody has this password');
  const other = await nobodys;
  const right = await verify(passwordHash ?? other, tried);
  return right && passwordHash !== undefined;
}
