import { isShortDate, plainId, type IdKind } from './id-kind.ts';
import { personalIdNames } from './personal-id-names.ts';

// The values of characters, by their place. The space fills the id of a company up to the length of a person's.
const ofTaxId = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const ofPersonalId = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** The sum of the characters' values, each times its weight, which falls by one from the first. */
function fallingSum(text: string, alphabet: string, first: number): number {
  return [...text].reduce((sum, character, place) => sum + alphabet.indexOf(character) * (first - place), 0);
}

/** Ids of the tax authority for those who have none: the public in general, and foreigners (SAT, Resolución Miscelánea Fiscal). */
export const generalRfcs: ReadonlySet<string> = new Set(['XAXX010101000', 'XEXX010101000']);

/**
 * The tax id: three or four letters of the name, a date, and three characters by the authority, of which the last one is a
 * check digit modulo eleven (SAT, by infomex.org.mx 0610100162005; python-stdnum, mx.rfc, which has found it wrong in about
 * 1.5 % of genuine ids).
 */
export const rfc: IdKind = {
  name: 'RFC',
  plain: plainId,
  shown: (plain) => plain.replace(/^([A-ZÑ&]{3,4})(\d{6})([A-Z\d]{3})$/u, '$1 $2 $3'),
  fault: (plain) => {
    const date = /^[A-ZÑ&]{3,4}(\d{6})[A-Z\d]{2}[\dA]$/u.exec(plain)?.[1];
    if (date === undefined || !isShortDate(date)) return 'form';
    if (generalRfcs.has(plain)) return undefined;
    const check = (11 - (fallingSum(plain.slice(0, -1).padStart(12), ofTaxId, 13) % 11)) % 11;
    return ofTaxId[check] === plain.slice(-1) ? undefined : 'check_digit';
  },
  isNumeric: false,
  isCheckSure: false,
  example: 'GODE 561231 GR8',
};

/**
 * The personal id: four letters of the name, the day of birth, the sex, the state, three letters, one character against
 * repetition, and a check digit modulo ten (Secretaría de Gobernación, Instructivo Normativo para la Asignación de la CURP,
 * DOF of 18 October 2021; python-stdnum, mx.curp).
 */
export const curp: IdKind = {
  ...personalIdNames.MX,
  plain: plainId,
  shown: (plain) => plain,
  fault: (plain) => {
    const date = /^[A-ZÑ]{4}(\d{6})[HMX][A-Z]{2}[A-ZÑ]{3}[A-Z\d]\d$/u.exec(plain)?.[1];
    if (date === undefined || !isShortDate(date)) return 'form';
    const check = (10 - (fallingSum(plain.slice(0, -1), ofPersonalId, 18) % 10)) % 10;
    return String(check) === plain.slice(-1) ? undefined : 'check_digit';
  },
  isCheckSure: true,
  example: 'BOXW310820HNERXN09',
};
