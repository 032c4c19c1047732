import type { CountryWords } from '../country-words.ts';
import { heading, list, paragraph, table } from '../template.ts';
import type { Template } from '../template.ts';

/** How to measure, and measures of the body in cm: usual ones, which the owner replaces by those of the own patterns. */
export function sizesTemplate({ size, sizes, other }: CountryWords): Template {
  const title = `Guía de ${sizes}`;
  const name = `${size.charAt(0).toUpperCase()}${size.slice(1)}`;
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
      heading('Mujer'),
      table(
        [name, 'Busto', 'Cintura', 'Cadera'],
        ['XS', '80 a 84', '62 a 66', '88 a 92'],
        ['S', '85 a 89', '67 a 71', '93 a 97'],
        ['M', '90 a 94', '72 a 76', '98 a 102'],
        ['L', '95 a 100', '77 a 82', '103 a 108'],
        ['XL', '101 a 107', '83 a 89', '109 a 115'],
        ['XXL', '108 a 115', '90 a 98', '116 a 123'],
      ),
      heading('Hombre'),
      table(
        [name, 'Pecho', 'Cintura', 'Cadera'],
        ['S', '88 a 93', '74 a 79', '89 a 94'],
        ['M', '94 a 99', '80 a 85', '95 a 100'],
        ['L', '100 a 106', '86 a 92', '101 a 107'],
        ['XL', '107 a 113', '93 a 100', '108 a 114'],
        ['XXL', '114 a 121', '101 a 109', '115 a 122'],
      ),
      heading('Si no le queda'),
      paragraph(
        `Puede cambiar la prenda por ${other} ${size} dentro de los {{plazo de devolución}} desde que la recibe. Cómo hacerlo está en [cambios y devoluciones](/paginas/cambios-y-devoluciones).`,
      ),
    ],
  };
}
