import { plainId, type IdKind } from './id-kind.ts';
import { personalIdNames } from './personal-id-names.ts';

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter of a number: its rest modulo 23 (Orden INT/2058/2008; Real Decreto 1553/2005, art. 11). */
function letterOf(digits: string): string {
  return letters[Number(digits) % 23] ?? '';
}

/**
 * The last character of a company's id: a digit by which the sum of the digits, every other one doubled from the first and
 * reduced to its digits, is a multiple of ten, or the letter in its place (Orden EHA/451/2008; python-stdnum, es.cif).
 * Sources differ on which kinds of companies have a letter, so both are right.
 */
function companyChecks(digits: string): string {
  const sum = [...digits].reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return `${check}${'JABCDEFGHI'[check]}`;
}

/** Returns the digits from which the letter of a person's id comes: X, Y and Z of a foreigner's stand for 0, 1 and 2. */
function digitsOfPerson(plain: string): string | undefined {
  const [, first = '', digits] = /^([XYZ\d])(\d{7})[A-Z]$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const place = 'XYZ'.indexOf(first);
  return `${place < 0 ? first : place}${digits}`;
}

function faultOfPerson(plain: string) {
  const digits = digitsOfPerson(plain);
  if (digits === undefined) return 'form';
  return letterOf(digits) === plain.slice(-1) ? undefined : 'check_digit';
}

/** The ids of persons: the number of the identity document with its letter, or a foreigner's number (NIE). */
export const dni: IdKind = {
  ...personalIdNames.ES,
  plain: plainId,
  shown: (plain) => plain.replace(/^(\d{8})([A-Z])$/, '$1-$2').replace(/^([XYZ])(\d{7})([A-Z])$/, '$1-$2-$3'),
  fault: faultOfPerson,
  isCheckSure: true,
  example: '54362315-K',
};

/**
 * The tax id of everybody (Real Decreto 1065/2007, arts. 18 to 22): that of a person, K, L or M before seven digits and a letter for
 * persons without one, or that of a company.
 */
export const nif: IdKind = {
  name: 'NIF',
  plain: (text) => plainId(text).replace(/^ES(?=.{9}$)/, ''),
  shown: (plain) => plain,
  fault: (plain) => {
    const [, kind = '', digits = '', check = ''] = /^([A-Z])(\d{7})([A-Z\d])$/.exec(plain) ?? [];
    if ('KLM'.includes(kind) && kind !== '') return letterOf(digits) === check ? undefined : 'check_digit';
    if (!/^[ABCDEFGHJNPQRSUVW]/.test(kind)) return faultOfPerson(plain);
    return companyChecks(digits).includes(check) ? undefined : 'check_digit';
  },
  isNumeric: false,
  isCheckSure: true,
  example: 'B64717838',
};
