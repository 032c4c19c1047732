import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 19.496: arts. 3 bis and 3 ter (withdrawal within ten days of the reception; the money within 45 days at most),
 * 20 and 21 (legal guarantee, six months). Decreto 42 of 2024: goods for personal use that were sealed for hygiene, and
 * goods made to measure, have no withdrawal if that is said before the purchase.
 */
export const clReturns: Template = {
  title: 'Cambios, retracto y garantía',
  slug: 'cambios-y-devoluciones',
  about: 'Retracto en 10 días, cambios y garantía legal de seis meses, según la Ley 19.496.',
  description: 'Cómo cambiar una prenda, retractarse de una compra o usar la garantía legal en {{tienda}}.',
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
    heading('Derecho a retracto'),
    paragraph(
      'Dentro de **10 días** desde que recibe el producto puede retractarse sin expresar causa. Avísenos a {{correo}} con el número de la compra.',
    ),
    list(
      'Devuelva la prenda en buen estado, con sus etiquetas y su envoltorio.',
      'Le restituimos lo pagado a la brevedad y, a más tardar, dentro de 45 días.',
      'No procede en prendas hechas a medida ni en ropa interior y trajes de baño sellados por higiene que se hayan abierto.',
    ),
    heading('Garantía legal'),
    paragraph(
      'Durante **seis meses** desde la entrega, si la prenda falla, puede elegir: reparación gratuita, cambio o devolución de lo pagado. Basta la boleta o el número de la compra, y el traslado lo pagamos nosotros.',
    ),
    heading('Contacto'),
    paragraph('{{contacto}}.'),
  ],
};
