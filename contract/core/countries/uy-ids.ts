import { dotted, plainId, weighted, type IdKind } from './id-kind.ts';
import { personalIdNames } from './personal-id-names.ts';

/**
 * The tax id: the office that gave it, six digits, 001, and a check digit by which the weighted sum is a multiple of eleven
 * (AGESIC, Modelo de datos, p. 71; python-stdnum, uy.rut).
 */
export const uruguayanRut: IdKind = {
  name: 'RUT',
  plain: plainId,
  shown: (plain) => plain.replace(/^(\d{2})(\d{6})(001)(\d)$/, '$1-$2-$3-$4'),
  fault: (plain) => {
    if (!/^(?:0[1-9]|1\d|2[0-2])(?!000000)\d{6}001\d$/.test(plain)) return 'form';
    return weighted(plain, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? undefined : 'check_digit';
  },
  isNumeric: true,
  isCheckSure: true,
  example: '21-100342-001-7',
};

/**
 * The number of the identity card (Dirección Nacional de Identificación Civil): six or seven digits, and a check digit, the
 * last digit of the sum of the others times 8, 1, 2, 3, 4, 7, 6 (ciuy.readthedocs.io).
 */
export const uruguayanCedula: IdKind = {
  ...personalIdNames.UY,
  plain: plainId,
  shown: (plain) => (/^\d{7,8}$/.test(plain) ? `${dotted(plain.slice(0, -1))}-${plain.slice(-1)}` : plain),
  fault: (plain) => {
    if (!/^[1-9]\d{6,7}$/.test(plain)) return 'form';
    const check = weighted(plain.slice(0, -1).padStart(7, '0'), [8, 1, 2, 3, 4, 7, 6]) % 10;
    return String(check) === plain.slice(-1) ? undefined : 'check_digit';
  },
  isCheckSure: true,
  example: '1.234.567-2',
};
