import { colombia } from '#contract/core/countries/co.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 1480 of 2011: art. 47 as of Ley 2439 of 2024 (five working days from the delivery; the buyer pays the transport; the
 * money within 15 calendar days; exceptions: goods for personal use, made to measure), 7, 8 and 11 (guarantee).
 */
export const coReturns: Template = {
  title: 'Cambios, retracto y garantía',
  slug: 'cambios-y-devoluciones',
  about: 'Retracto en 5 días hábiles, cambios y garantía de un año, según la Ley 1480.',
  description: 'Cómo cambiar una prenda, retractarse de una compra o usar la garantía en {{tienda}}.',
  isDated: true,
  blocks: [
    heading('Cambios de la tienda'),
    paragraph(
      'Durante {{plazo de devolución}} desde que recibe su compra puede cambiar una prenda o devolverla, sin uso y con sus etiquetas.',
    ),
    steps(
      'Entre a su [historial de compras](/user/orders) y abra la compra.',
      'Elija «Devolver o cambiar» y marque las prendas.',
      'Le respondemos por correo con las instrucciones.',
    ),
    heading('Derecho de retracto'),
    paragraph(
      'Puede retractarse dentro de los **5 días hábiles** desde la entrega, sin dar motivos. Avísenos a {{correo}} con el número de la compra.',
    ),
    list(
      'Devuelva la prenda por el mismo medio y en las condiciones en que la recibió. El transporte de la devolución corre por su cuenta.',
      'Le devolvemos todo lo pagado, sin descuentos, en máximo 15 días calendario desde que se retractó, devolvió la prenda y nos dio los datos para el reintegro.',
      'No aplica a bienes de uso personal, como la ropa interior, ni a prendas hechas a su medida.',
    ),
    heading('Garantía'),
    paragraph(
      'Las prendas nuevas tienen garantía de **un año**. Escríbanos con una foto: la reparamos sin costo y, si la falla se repite o no tiene arreglo, puede elegir otra igual o la devolución de lo pagado. El transporte lo pagamos nosotros.',
    ),
    heading('Contacto'),
    paragraph(`{{contacto}}. Autoridad: ${complaintLink(colombia)}.`),
  ],
};
