import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/** Ley 17.250: arts. 16 (five working days; each side pays for giving back what it got) and 16 bis (exceptions). */
export const uyReturns: Template = {
  title: 'Cambios y devoluciones',
  slug: 'cambios-y-devoluciones',
  about: 'Rescisión en 5 días hábiles, cambios y garantía, según la Ley 17.250.',
  description: 'Cómo cambiar una prenda, devolverla o rescindir una compra en {{tienda}}.',
  isDated: true,
  blocks: [
    heading('Cambios y devoluciones de la tienda'),
    paragraph(
      'Durante {{plazo de devolución}} desde que recibe su compra puede cambiar una prenda por otro talle o devolverla, sin uso y con sus etiquetas.',
    ),
    steps(
      'Entre a su [historial de compras](/user/orders) y abra la compra.',
      'Elija «Devolver o cambiar» y marque las prendas.',
      'Le respondemos por correo con las instrucciones.',
    ),
    heading('Rescisión en 5 días hábiles'),
    paragraph(
      'La ley le permite rescindir la compra dentro de los **5 días hábiles** desde que se hizo o desde la entrega, sin dar motivos. Comuníquelo a {{correo}}.',
    ),
    list(
      'Devuelva la prenda sin uso y en el estado en que la recibió, salvo lo necesario para probarla. El envío de vuelta corre por su cuenta.',
      'Le restituimos de inmediato todo lo que pagó. Las cuotas con tarjeta quedan sin efecto.',
      'No se aplica a prendas personalizadas ni a las precintadas por higiene que se hayan abierto (artículo 16 bis).',
    ),
    heading('Prendas con defectos'),
    paragraph(
      'Escríbanos con una foto dentro de los 90 días: la reparamos o la reemplazamos, y si no es posible le devolvemos lo pagado. Los gastos son nuestros.',
    ),
    heading('Contacto'),
    paragraph('{{contacto}}.'),
  ],
};
