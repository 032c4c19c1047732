import { dotted, plainId, weighted, type IdKind } from './id-kind.ts';
import { personalIdNames } from './personal-id-names.ts';

// From the last digit before the check digit on.
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * The tax id of people and companies, with its check digit: the weighted sum modulo eleven, from two on eleven less that
 * (DIAN, Orden Administrativa 4 of 1989; python-stdnum, co.nit).
 */
export const nit: IdKind = {
  name: 'NIT',
  plain: plainId,
  shown: (plain) => (/^\d{6,11}$/.test(plain) ? `${dotted(plain.slice(0, -1))}-${plain.slice(-1)}` : plain),
  fault: (plain) => {
    if (!/^[1-9]\d{5,10}$/.test(plain)) return 'form';
    const rest = weighted([...plain].toReversed().join('').slice(1), weights) % 11;
    return String(rest < 2 ? rest : 11 - rest) === plain.slice(-1) ? undefined : 'check_digit';
  },
  isNumeric: true,
  isCheckSure: true,
  example: '213.123.432-1',
};

/** The number of the citizen's card (Registraduría Nacional del Estado Civil): up to ten digits, without a check digit. */
export const colombianCedula: IdKind = {
  ...personalIdNames.CO,
  plain: plainId,
  shown: dotted,
  fault: (plain) => (/^[1-9]\d{3,9}$/.test(plain) ? undefined : 'form'),
  isCheckSure: true,
  example: '1.020.304.050',
};
