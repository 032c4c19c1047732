import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/** Ley Federal de Protección al Consumidor: arts. 56 (revocation), 79, 82 and 92 (guarantee, defects, refund). */
export const mxReturns: Template = {
  title: 'Cambios y devoluciones',
  slug: 'cambios-y-devoluciones',
  about: 'Revocación de la compra, cambios y garantía, según la LFPC.',
  description: 'Cómo cambiar, devolver o revocar una compra en {{tienda}}.',
  isDated: true,
  blocks: [
    heading('Cambios y devoluciones de la tienda'),
    paragraph(
      'Durante {{plazo de devolución}} desde que recibe su compra puede cambiar una prenda o devolverla, sin uso y con sus etiquetas.',
    ),
    steps(
      'Entre a su [historial de compras](/user/orders) y abra la compra.',
      'Elija «Devolver o cambiar» y marque las prendas.',
      'Le respondemos por correo con las instrucciones del envío.',
      'Cuando la revisamos, despachamos el cambio o devolvemos el dinero por el mismo medio de pago.',
    ),
    heading('Revocación en 5 días hábiles'),
    paragraph(
      'La ley le permite revocar la compra dentro de los **5 días hábiles** desde la entrega, sin justificarlo. Avísenos por escrito a {{correo}} y devuelva la prenda sin uso. Le reintegramos el precio; los fletes de la devolución corren por su cuenta, salvo que la prenda no sea la que compró.',
    ),
    heading('Prendas con defectos'),
    list(
      'Escríbanos con una foto y el número de su compra.',
      'Puede elegir entre otra igual, la devolución de lo pagado o una bonificación.',
      'El traslado lo pagamos nosotros.',
    ),
    heading('Contacto'),
    paragraph('{{contacto}}.'),
  ],
};
