import { plainId, weighted, type IdKind } from './id-kind.ts';
import { personalIdNames } from './personal-id-names.ts';

/**
 * The tax id. It begins with 10, 15, 16 or 17 for persons and with 20 for companies; the last digit is that of eleven less
 * the weighted sum modulo eleven (SUNAT; python-stdnum, pe.ruc).
 */
export const ruc: IdKind = {
  name: 'RUC',
  plain: plainId,
  shown: (plain) => plain,
  fault: (plain) => {
    if (!/^(?:1[0567]|20)\d{9}$/.test(plain)) return 'form';
    const check = (11 - (weighted(plain, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10;
    return String(check) === plain.slice(10) ? undefined : 'check_digit';
  },
  isNumeric: true,
  isCheckSure: true,
  example: '20512333797',
};

/** The number of the identity document (RENIEC). Its check character stands beside it and nobody gives it. */
export const peruvianDni: IdKind = {
  ...personalIdNames.PE,
  plain: plainId,
  shown: (plain) => plain,
  fault: (plain) => (/^\d{8}$/.test(plain) ? undefined : 'form'),
  isCheckSure: true,
  example: '10117410',
};
