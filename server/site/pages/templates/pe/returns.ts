import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 29571: art. 97 and 98 (repair, replacement, refund), 59 (seven days to give back what was bought under aggressive
 * or deceptive methods). There is no general right of withdrawal: what the shop offers is its own promise, which binds it.
 */
export const peReturns: Template = {
  title: 'Cambios y devoluciones',
  slug: 'cambios-y-devoluciones',
  about: 'La política de cambios de la tienda y los derechos de la Ley 29571.',
  description: 'Cómo cambiar o devolver una prenda en {{tienda}}, y qué hacer si llegó con fallas.',
  isDated: true,
  blocks: [
    heading('Cambios y devoluciones'),
    paragraph(
      'Durante {{plazo de devolución}} desde que recibe su compra puede cambiar una prenda o devolverla, sin uso y con sus etiquetas.',
    ),
    steps(
      'Entre a su [historial de compras](/user/orders) y abra la compra.',
      'Elija «Devolver o cambiar» y marque las prendas.',
      'Le respondemos por correo con las instrucciones del envío.',
      'Cuando la revisamos, despachamos el cambio o devolvemos el dinero por el mismo medio de pago.',
    ),
    list('Por higiene, la ropa interior y los trajes de baño se cambian solo en su envase cerrado.'),
    heading('Prendas con fallas'),
    paragraph(
      'Si la prenda es defectuosa o distinta de la ofrecida, escríbanos con una foto. La reparamos o la reponemos y, si no es posible, le devolvemos lo pagado. El envío lo asumimos nosotros.',
    ),
    heading('Si no queda conforme'),
    paragraph(
      'Puede presentar un reclamo o una queja en el [Libro de Reclamaciones](/libro-de-reclamaciones). Respondemos en un máximo de 15 días hábiles.',
    ),
    heading('Contacto'),
    paragraph('{{contacto}}.'),
  ],
};
