import type { SizeTableName } from './size-table-name.ts';

/** A table of the size guide. Measures of the body in cm, from and to; for shoes the length of the foot. */
export type SizeTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const letters: SizeTable = {
  title: 'Prendas por letra',
  columns: ['Talle', 'Pecho', 'Cintura', 'Cadera'],
  rows: [
    ['XS', '82 a 86', '64 a 68', '88 a 92'],
    ['S', '87 a 92', '69 a 74', '93 a 98'],
    ['M', '93 a 98', '75 a 81', '99 a 104'],
    ['L', '99 a 105', '82 a 89', '105 a 110'],
    ['XL', '106 a 113', '90 a 98', '111 a 117'],
    ['XXL', '114 a 122', '99 a 108', '118 a 125'],
  ],
};

const waists: SizeTable = {
  title: 'Pantalones, jeans, faldas y shorts',
  columns: ['Talle', 'Cintura', 'Cadera'],
  rows: [
    ['36', '66 a 69', '90 a 93'],
    ['38', '70 a 73', '94 a 97'],
    ['40', '74 a 77', '98 a 101'],
    ['42', '78 a 82', '102 a 105'],
    ['44', '83 a 87', '106 a 109'],
    ['46', '88 a 93', '110 a 114'],
    ['48', '94 a 99', '115 a 119'],
  ],
};

const feet: SizeTable = {
  title: 'Calzado',
  columns: ['Talle', 'Largo del pie'],
  rows: [
    ['35', '22,5'],
    ['36', '23'],
    ['37', '23,7'],
    ['38', '24,3'],
    ['39', '25'],
    ['40', '25,7'],
    ['41', '26,3'],
    ['42', '27'],
    ['43', '27,7'],
    ['44', '28,3'],
    ['45', '29'],
  ],
};

const tables = { letters, waists, feet } satisfies Record<SizeTableName, SizeTable>;

export function sizeTable(name: SizeTableName): SizeTable {
  return tables[name];
}
