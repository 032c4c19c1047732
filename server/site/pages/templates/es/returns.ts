import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Real Decreto Legislativo 1/2007: arts. 102 to 108 (withdrawal within 14 days; the money within 14 days, which may wait for
 * the goods; the buyer pays the way back if that was told), 103 (exceptions), annex B (the model form, word by word), 114 to
 * 124 (conformity, three years). Directive (EU) 2023/2673 asks for a button from 19 June 2026.
 */
export const esReturns: Template = {
  title: 'Cambios, devoluciones y desistimiento',
  slug: 'cambios-y-devoluciones',
  about: 'Desistimiento en 14 días con el formulario modelo, cambios y garantía de tres años.',
  description: 'Cómo desistir de una compra, cambiar una prenda o reclamar la garantía en {{tienda}}.',
  isDated: true,
  blocks: [
    heading('Derecho de desistimiento'),
    paragraph(
      'Tiene derecho a desistir del contrato en un plazo de **14 días naturales** sin necesidad de justificación. El plazo empieza el día en que usted, o un tercero que indique distinto del transportista, recibe los bienes; si se entregan por separado, el último.',
    ),
    paragraph(
      'Para ejercerlo basta una declaración inequívoca antes de que venza: con el [formulario del sitio](/arrepentimiento), por correo a {{correo}} o por carta a {{domicilio}}. Puede usar el formulario modelo, aunque no es obligatorio.',
    ),
    heading('Modelo de formulario de desistimiento'),
    list(
      'A la atención de {{empresa}}, {{domicilio}}, {{correo}}:',
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
      'Pedido el/recibido el (*)',
      'Nombre del consumidor y usuario o de los consumidores y usuarios',
      'Domicilio del consumidor y usuario o de los consumidores y usuarios',
      'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel)',
      'Fecha',
    ),
    paragraph('(*) Táchese lo que no proceda.'),
    heading('Consecuencias del desistimiento'),
    list(
      'Le devolvemos todo lo pagado, incluida la entrega ordinaria, en un máximo de 14 días naturales desde que nos avisa y por el mismo medio de pago. Podemos retener el reembolso hasta recibir los bienes o la prueba de su envío.',
      'Envíe los bienes en los 14 días siguientes a su aviso. El coste directo de la devolución es suyo.',
      'Responde solo de la pérdida de valor por un uso distinto del necesario para comprobar la prenda.',
      'No cabe en prendas hechas a medida o personalizadas, ni en bienes precintados por higiene que se hayan desprecintado (artículo 103).',
    ),
    heading('Cambios de la tienda'),
    paragraph(
      'Además, durante {{plazo de devolución}} desde la entrega puede cambiar una prenda o devolverla, sin uso y con sus etiquetas.',
    ),
    steps(
      'Entre a su [historial de compras](/user/orders) y abra la compra.',
      'Elija «Devolver o cambiar» y marque las prendas.',
      'Le respondemos por correo con las instrucciones.',
    ),
    heading('Garantía legal'),
    paragraph(
      'Si la prenda no es conforme, tiene **tres años** desde la entrega para reclamar. Puede elegir la reparación o la sustitución, sin coste; si no es posible, la rebaja del precio o la resolución del contrato.',
    ),
    heading('Contacto'),
    paragraph('{{contacto}}.'),
  ],
};
