import { phoneParts, postalDigits, type Label, type LabelColumns } from './label.ts';

const empty = () => '';

/** The sheet 'A domicilio' of Andreani's template for many parcels; see docs/decisions/0029-fulfilment.md. */
export const andreani: LabelColumns = [
  ['Paquete Guardado', empty],
  ['Peso (grs)', ({ grams }) => String(grams)],
  ['Alto (cm)', empty],
  ['Ancho (cm)', empty],
  ['Profundidad (cm)', empty],
  ['Valor declarado ($ C/IVA) *', ({ worth }) => worth],
  ['Numero Interno', ({ number }) => String(number)],
  ['Nombre *', (label) => nameParts(label)[0]],
  ['Apellido *', (label) => nameParts(label)[1]],
  ['DNI *', ({ dni }) => dni],
  ['Email *', ({ email }) => email],
  ['Celular código *', ({ phoneShown }) => phoneParts(phoneShown)[0]],
  ['Celular número *', ({ phoneShown }) => phoneParts(phoneShown)[1]],
  ['Calle *', ({ street }) => street],
  ['Número *', ({ houseNumber }) => houseNumber],
  ['Piso', ({ floor }) => floor],
  ['Departamento', empty],
  ['Provincia / Localidad / CP *', place],
  ['Observaciones', ({ notes }) => notes],
];

/** The last word is the surname; a single word is both. */
function nameParts({ recipient }: Label): readonly [string, string] {
  const words = recipient.split(/\s+/);
  const last = words.at(-1) ?? '';
  return [words.length > 1 ? words.slice(0, -1).join(' ') : last, last];
}

function place({ provinceName, city, postalCode }: Label): string {
  return [provinceName, city, postalDigits(postalCode)].join(' / ').toUpperCase();
}
