import { t } from '#messages/messages.ts';

/**
 * The part before the at sign: words of unquoted characters between dots (RFC 5322 3.2.3, dot-atom), at most 64 characters
 * (RFC 5321 4.5.3.1.1). Both patterns are unambiguous, so they run in linear time on any input.
 */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** A host with a dot: labels of at most 63 characters without hyphens at their edges (RFC 1035 2.3.1); the last is no number. */
const host = /^(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+(?!\d+$)[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

function parts(address: string): readonly [local: string, host: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** Returns a host as the domain name system writes it: 'exämple.com' is 'xn--exmple-cua.com'. One that it cannot write stays. */
function asciiHost(name: string): string {
  if (!/\P{ASCII}/u.test(name) || /[^\p{L}\p{M}\p{N}.。．｡-]/u.test(name)) return name;
  return URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : name;
}

/** Returns an address as it is stored and compared, but for its case: without signs that nobody sees, its host in ASCII. */
export function plainEmail(text: string): string {
  const seen = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const [name, place] = parts(seen);
  return place === '' ? seen : `${name}@${asciiHost(place)}`;
}

/** True if a text, as people type it, is an e-mail address. */
export function isEmail(text: string): boolean {
  const address = plainEmail(text);
  const [name, place] = parts(address);
  return address.length <= 254 && name.length <= 64 && local.test(name) && host.test(place);
}

/** True if only the part before the at sign keeps it from being an address, by letters that few mail servers take (RFC 6531). */
export function hasForeignLetters(text: string): boolean {
  const [name, place] = parts(plainEmail(text));
  const plain = name.replaceAll(/[^\p{ASCII}]/gu, 'a');
  return name !== plain && isEmail(`${plain}@${place}`);
}

/** Returns what a form says of an e-mail address: `wrong`, or which letters are the reason; undefined for one that is right. */
export function emailWords(typed: string, wrong: string): string | undefined {
  if (isEmail(typed)) return undefined;
  return hasForeignLetters(typed) ? t('fields.emailLetters') : wrong;
}
