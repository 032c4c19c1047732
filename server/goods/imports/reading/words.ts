import type { Gender } from '#contract/core/fields/fields.ts';
import { departments } from '#contract/core/shop/present-departments.ts';
import { inEveryLanguage } from '#server/core/context/shown-words.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';

const men =
  /^(?:m|men|man|male|mens|masculino|masculina|hombre|hombres|caballero|caballeros|varon|varones|homem|homens)$/;
const women =
  /^(?:f|w|women|woman|female|womens|femenino|femenina|feminino|feminina|mujer|mujeres|dama|damas|mulher|mulheres)$/;

/** Returns the gender that a text names, as 'Femenino', or one word of it, as 'Mujer > Remeras'; undefined for none or both. */
export function genderIn(text: string): Gender | undefined {
  const named = departmentIn(text);
  if (named !== undefined) return named;
  const words = headingKey(text).split(' ');
  const isMen = words.some((word) => word.length > 1 && men.test(word)) || men.test(headingKey(text));
  const isWomen = words.some((word) => word.length > 1 && women.test(word)) || women.test(headingKey(text));
  if (isMen === isWomen) return undefined;
  return isMen ? 'men' : 'women';
}

/** Returns the department that a part of a text names as its owner did, in any language, as 'Niños > Remeras'. */
function departmentIn(text: string): Gender | undefined {
  const parts = text.split(/[>,|()/]/).map(headingKey);
  const found = departments().filter(({ id, name }) => {
    const names = name === null ? [] : [id, name, ...inEveryLanguage(name)];
    return names.some((one) => parts.includes(headingKey(one)));
  });
  return found.length === 1 ? found[0]?.id : undefined;
}

const sizeNames =
  /^(?:talles?|tallas?|sizes?|tamanos?|tamanhos?|tallaje|numero|numeracion|numeracao|medidas?|taille|taglia|grosse)$/;
const colorNames =
  /^(?:colors?|colours?|colores|cores|cor|couleurs?|colore|farbe|tonos?|disenos?|estampados?|estampas?|prints?|lavado)$/;

/** Returns what an option by any name becomes; undefined for one that is neither by its name. */
export function optionKind(name: string): 'size' | 'color' | undefined {
  const words = headingKey(name).split(' ');
  if (words.some((word) => sizeNames.test(word))) return 'size';
  return words.some((word) => colorNames.test(word)) ? 'color' : undefined;
}

const yes = /^(?:1|si|sim|yes|true|verdadero|verdadeiro|visible|visivel|active|activo|published|publicado)$/;

/** True for what the files write for yes. */
export function isYes(text: string): boolean {
  return yes.test(headingKey(text));
}
