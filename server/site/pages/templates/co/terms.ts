import { colombia } from '#contract/core/countries/co.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 1480 of 2011 (Estatuto del Consumidor): arts. 7, 8 and 11 (legal guarantee, one year for new goods if nothing longer
 * is said), 26 (total price), 47 (withdrawal), 50 (duties in electronic commerce, with a visible link to the authority),
 * 51 (reversal of the payment within five working days). Ley 2439 of 2024 changed 47 and 50: the money within 15 calendar
 * days, and ways of attention that can be followed.
 */
export const coTerms: Template = {
  title: 'Términos y condiciones',
  slug: 'terminos-y-condiciones',
  about: 'Quién vende y con qué reglas, según la Ley 1480 de 2011 y la Ley 2439 de 2024.',
  description: 'Las reglas de compra en {{tienda}}: precios, pagos, entregas, retracto y garantía.',
  isDated: true,
  blocks: [
    heading('Quién vende'),
    paragraph(
      'Este sitio es de {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Peticiones, quejas y reclamos: {{contacto}}. A cada solicitud le asignamos un número con su fecha y hora.',
    ),
    heading('Qué reglas son'),
    paragraph(
      'Rigen las compras de consumidores en este sitio junto con la Ley 1480 de 2011, que prevalece. Para comprar hay que ser mayor de edad.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son totales, en pesos colombianos, con los impuestos incluidos. El costo del envío se informa aparte antes de pagar.',
      'La composición, las medidas, los cuidados y el origen están en la descripción de cada prenda.',
      'Las promociones indican su vigencia y sus condiciones.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas y agréguelas al carrito.',
      'Indique la entrega y revise el resumen, donde puede corregir o cancelar.',
      'Pague en la página del medio de pago.',
      'A más tardar el día siguiente le enviamos la confirmación por correo.',
    ),
    heading('Entrega'),
    paragraph(
      'En el plazo informado antes de pagar y, si no se dijo otro, en 30 días calendario. Si no cumplimos, puede terminar el contrato y recuperar todo lo pagado. El detalle está en [envíos y entregas](/paginas/envios).',
    ),
    heading('Retracto y reversión del pago'),
    paragraph(
      'Puede retractarse dentro de los **5 días hábiles** desde la entrega; el detalle está en [cambios, retracto y garantía](/paginas/cambios-y-devoluciones). Si hubo fraude, si no recibió la prenda, si no era la solicitada o era defectuosa, puede pedir la [reversión del pago](/reversion-del-pago) dentro de los 5 días hábiles desde que lo supo: avísenos ahí, y al emisor de su tarjeta (artículo 51 y Decreto 587 de 2016).',
    ),
    heading('Garantía'),
    paragraph(
      'Las prendas nuevas tienen garantía legal de **un año** desde la entrega por su calidad y buen estado (artículos 7 y 8). Primero reparamos sin costo; si la falla se repite o no tiene arreglo, puede elegir otra igual o la devolución de lo pagado.',
    ),
    heading('Datos personales'),
    paragraph('Los tratamos como explica la [política de tratamiento de datos](/paginas/privacidad).'),
    heading('Autoridad'),
    paragraph(
      `La autoridad de protección al consumidor es la Superintendencia de Industria y Comercio, ${complaintLink(colombia)}. Rige la ley colombiana.`,
    ),
  ],
};
