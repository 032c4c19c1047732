import { dotted, plainId, weighted, type IdKind } from './id-kind.ts';
import { personalIdNames } from './personal-id-names.ts';

/**
 * The tax id. The two digits at its beginning tell the kind of person, and the last one is eleven less the weighted sum of
 * the others modulo eleven (AFIP; python-stdnum, ar.cuit). Where that would be ten, another beginning is given, so no id
 * ends so.
 */
export const cuit: IdKind = {
  name: 'CUIT',
  plain: plainId,
  shown: (plain) => plain.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3'),
  fault: (plain) => {
    if (!/^(?:2[0347]|3[034]|5[015])\d{9}$/.test(plain)) return 'form';
    const check = (11 - (weighted(plain, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return String(check) === plain.slice(10) ? undefined : 'check_digit';
  },
  isNumeric: true,
  isCheckSure: true,
  example: '20-26756539-3',
};

/** The number of the identity document (Ley 17.671): seven or eight digits, without a check digit. */
export const argentineDni: IdKind = {
  ...personalIdNames.AR,
  plain: plainId,
  shown: dotted,
  fault: (plain) => (/^\d{7,8}$/.test(plain) ? undefined : 'form'),
  isCheckSure: true,
  example: '20.123.456',
};
