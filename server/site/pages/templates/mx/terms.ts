import { mexico } from '#contract/core/countries/mx.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley Federal de Protección al Consumidor: arts. 7 and 7 bis (total price in pesos), 56 (five working days to revoke a
 * purchase from afar), 76 bis (electronic commerce: identity, address, telephone, terms), 77 to 82 and 92 (guarantees,
 * refund of defective goods), 99 (complaints to Profeco), 117 (conciliation).
 */
export const mxTerms: Template = {
  title: 'Términos y condiciones',
  slug: 'terminos-y-condiciones',
  about: 'Quién vende y con qué reglas, según la Ley Federal de Protección al Consumidor.',
  description: 'Las reglas de compra en {{tienda}}: precios, pagos, entregas, revocación y garantía.',
  isDated: true,
  blocks: [
    heading('Quién vende'),
    paragraph(
      'Este sitio es de {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Atendemos aclaraciones y reclamaciones en {{contacto}}.',
    ),
    heading('Qué reglas son'),
    paragraph(
      'Rigen las compras de consumidores en este sitio, junto con la Ley Federal de Protección al Consumidor (LFPC), cuyos derechos son irrenunciables. Para comprar hay que ser mayor de edad.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son totales, en pesos mexicanos, con el IVA incluido. El costo del envío se muestra aparte antes de pagar.',
      'Las promociones indican su vigencia y sus condiciones. Respetamos el precio publicado al confirmar la compra.',
      'La composición, los cuidados y las medidas están en la descripción de cada prenda.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas y agréguelas al carrito.',
      'Indique la entrega y revise el total. Hasta aquí puede corregir todo.',
      'Pague en la página del medio de pago.',
      'Le enviamos la confirmación por correo. Si necesita factura, solicítela con sus datos fiscales.',
    ),
    heading('Entrega'),
    paragraph(
      'El plazo y el costo se informan antes de pagar; el detalle está en [envíos y entregas](/paginas/envios). Si no entregamos a tiempo, puede cancelar la compra y le devolvemos todo lo pagado.',
    ),
    heading('Revocación'),
    paragraph(
      'Puede revocar su consentimiento dentro de los **5 días hábiles** desde la entrega, sin dar motivos (LFPC, artículo 56). Cómo hacerlo está en [cambios y devoluciones](/paginas/cambios-y-devoluciones).',
    ),
    heading('Garantía'),
    paragraph(
      'Si una prenda tiene defectos o no es la que compró, puede elegir entre su reposición, la devolución de lo pagado o una bonificación, en los términos de la LFPC. No cobramos el traslado.',
    ),
    heading('Datos personales'),
    paragraph('Los tratamos como explica el [aviso de privacidad](/paginas/privacidad).'),
    heading('Reclamaciones'),
    paragraph(
      `Escríbanos primero. También puede acudir a la Procuraduría Federal del Consumidor (Profeco), ${complaintLink(mexico)}, competente en la vía administrativa. Rigen las leyes mexicanas.`,
    ),
  ],
};
