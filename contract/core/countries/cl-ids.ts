import { dotted, plainId, type IdKind } from './id-kind.ts';

/**
 * The check character: eleven less the sum of the digits times 2, 3, 4, 5, 6, 7, 2, ... from the right, modulo eleven; eleven
 * is 0 and ten is K (Servicio de Impuestos Internos; python-stdnum, cl.rut).
 */
function checkOf(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  return '0123456789K'[(11 - (sum % 11)) % 11] ?? '';
}

/** One number for people and companies, for the tax and the register of persons. */
export const chileanRut: IdKind = {
  name: 'RUT',
  plain: plainId,
  shown: (plain) => (/^\d{7,8}[\dK]$/.test(plain) ? `${dotted(plain.slice(0, -1))}-${plain.slice(-1)}` : plain),
  fault: (plain) => {
    if (!/^[1-9]\d{6,7}[\dK]$/.test(plain)) return 'form';
    return checkOf(plain.slice(0, -1)) === plain.slice(-1) ? undefined : 'check_digit';
  },
  isNumeric: false,
  isCheckSure: true,
  example: '12.531.909-2',
};
