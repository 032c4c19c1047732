import { writeNumber } from '#contract/core/money/price-words.ts';
import { letterSizes, shoeSizes, waistSizes, type Span } from '#contract/goods/sizes/size-measures.ts';
import type { CountryWords } from '../country-words.ts';
import { heading, list, paragraph, table, type Template } from '../template.ts';

const length = (foot: number) => writeNumber(foot, Number.isInteger(foot) ? 0 : 1, false);
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const span = ([from, to]: Span) => `${from} a ${to}`;

/** How to measure, and measures of the body in cm: usual ones, which the owner replaces by those of the own patterns. */
export function sizesTemplate({ size, sizes, other }: CountryWords): Template {
  const title = `Guía de ${sizes}`;
  const name = capital(size);
  return {
    title,
    slug: `guia-de-${sizes}`,
    about: `Cómo medirse y qué medidas tiene cada ${size}.`,
    description: `Cómo medirse y qué ${size} elegir en {{tienda}}.`,
    isDated: false,
    blocks: [
      paragraph(
        `Las medidas son del cuerpo, en centímetros. Si está entre dos ${sizes}, elija la medida mayor para un calce suelto y la menor para uno ajustado.`,
      ),
      heading('Cómo medirse'),
      list(
        '**Pecho o busto:** pase la cinta por la parte más ancha, debajo de las axilas, sin apretar.',
        '**Cintura:** mida la parte más angosta del torso.',
        '**Cadera:** mida la parte más ancha, con los pies juntos.',
        '**Entrepierna:** mida un pantalón que le quede bien, desde la costura hasta el ruedo.',
      ),
      heading(`${capital(sizes)} de XS a XXL`),
      table(
        [name, 'Pecho o busto', 'Cintura', 'Cadera'],
        ...letterSizes.map((one) => [one.size, span(one.chest), span(one.waist), span(one.hips)]),
      ),
      heading('Pantalones y faldas'),
      table([name, 'Cintura', 'Cadera'], ...waistSizes.map((one) => [one.size, span(one.waist), span(one.hips)])),
      heading('Calzado'),
      table([name, 'Pie'], ...shoeSizes.map((one) => [one.size, length(one.foot)])),
      heading('Si no le queda'),
      paragraph(
        `Puede cambiar la prenda por ${other} ${size} durante {{plazo de devolución}} desde que la recibe. Cómo hacerlo está en [cambios y devoluciones](/paginas/cambios-y-devoluciones).`,
      ),
    ],
  };
}
