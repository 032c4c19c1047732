import { t } from '#messages/messages.ts';
import { plainId, weighted, type IdKind } from './id-kind.ts';

/** The digit by which a sum becomes a multiple of ten. */
const upToTen = (sum: number): string => String((10 - (sum % 10)) % 10);

const bankWeights = [7, 1, 3, 9, 7, 1, 3];
const accountWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

function faultOfCbu(plain: string) {
  const isBank = upToTen(weighted(plain, bankWeights)) === plain[7];
  const isAccount = upToTen(weighted(plain.slice(8), accountWeights)) === plain[21];
  return isBank && isAccount ? undefined : 'check_digit';
}

/**
 * Where transfers go in Argentina: a CBU, or the CVU of an account that is with no bank, both of bank and account, each with a
 * check digit (BCRA; python-stdnum, ar.cbu), or an alias of 6 to 20 letters, digits, dots and hyphens. An alias has no check
 * digit; one without a letter is refused, because it is a CBU that lacks some digits.
 */
export const cbuOrAlias: IdKind = {
  get name() {
    return t('country.cbuOrAlias');
  },
  plain: (text) => {
    const plain = plainId(text);
    return /^\d{22}$/.test(plain) ? plain : text.replaceAll(/\s/gu, '').toUpperCase();
  },
  shown: (plain) => plain.replace(/^(\d{8})(\d{14})$/, '$1 $2'),
  fault: (plain) => {
    if (/^\d{22}$/.test(plain)) return faultOfCbu(plain);
    return /^(?=.*[A-Z])[A-Z\d.-]{6,20}$/.test(plain) ? undefined : 'form';
  },
  isNumeric: false,
  isCheckSure: true,
  example: '28505909 40090418135201',
};

const clabeWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];

/** Mexico's account number for transfers: bank, place, account, and a check digit modulo ten (ABM; python-stdnum, mx.clabe). */
export const clabe: IdKind = {
  name: 'CLABE',
  plain: plainId,
  shown: (plain) => plain.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4'),
  fault: (plain) => {
    if (!/^\d{18}$/.test(plain)) return 'form';
    return upToTen(weighted(plain, clabeWeights)) === plain[17] ? undefined : 'check_digit';
  },
  isNumeric: true,
  isCheckSure: true,
  example: '032 180 00011835971 9',
};

/** The rest modulo 97 of an IBAN with its first four characters at the end, letters as 10 to 35 (ISO 7064): 1 if it is right. */
function restOf97(plain: string): number {
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** A check digit of a Spanish account number: modulo eleven, ten as 1. */
function spanishDigit(digits: string): string {
  const left = 11 - (weighted(digits.padStart(10, '0'), [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return String(left > 9 ? 11 - left : left);
}

/** The account number within a Spanish IBAN has two check digits of its own: of bank and branch, and of the account. */
function isSpanishAccount(digits: string): boolean {
  return spanishDigit(digits.slice(0, 8)) + spanishDigit(digits.slice(10)) === digits.slice(8, 10);
}

/**
 * An account number of the single euro payments area (ISO 13616): any country of it, because nobody may refuse an account for
 * its country (Regulation (EU) 260/2012, art. 9).
 */
export const iban: IdKind = {
  name: 'IBAN',
  plain: (text) => plainId(text).replace(/^(?:IBAN:?)+(?=[A-Z]{2}\d)/, ''),
  shown: (plain) => plain.replaceAll(/(.{4})(?=.)/g, '$1 '),
  fault: (plain) => {
    const country = /^([A-Z]{2})\d{2}[A-Z\d]+$/.exec(plain)?.[1] ?? '';
    if (ibanLengths[country] !== plain.length) return 'form';
    if (country === 'ES' && !/^ES\d{22}$/.test(plain)) return 'form';
    if (restOf97(plain) !== 1) return 'check_digit';
    return country !== 'ES' || isSpanishAccount(plain.slice(4)) ? undefined : 'check_digit';
  },
  isNumeric: false,
  isCheckSure: true,
  example: 'ES91 2100 0418 4502 0005 1332',
};

/** The account number of a bank of a country where every bank has a form of its own: only its length can be checked. */
export const accountNumber: IdKind = {
  get name() {
    return t('country.accountNumber');
  },
  plain: plainId,
  shown: (plain) => plain,
  fault: (plain) => (/^(?=.*\d)[A-Z\d]{5,34}$/.test(plain) ? undefined : 'form'),
  isNumeric: false,
  isCheckSure: true,
  example: '0012345678',
};

/** How many characters an IBAN has, by the countries of the single euro payments area (SWIFT, IBAN Registry). */
const ibanLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};
