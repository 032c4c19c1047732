import { uruguay } from '#contract/core/countries/uy.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 17.250: arts. 12 to 15 (offer and price), 16 (five working days to rescind an offer from afar), 16 bis as of Ley
 * 19.924 (exceptions), 23 (guarantee in writing), 32 to 37 (defects, time limits: 90 days for durable goods).
 */
export const uyTerms: Template = {
  title: 'Términos y condiciones',
  slug: 'terminos-y-condiciones',
  about: 'Quién vende y con qué reglas, según la Ley 17.250 de relaciones de consumo.',
  description: 'Las reglas de compra en {{tienda}}: precios, pagos, entregas, rescisión y garantía.',
  isDated: true,
  blocks: [
    heading('Quién vende'),
    paragraph(
      'Este sitio es de {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Consultas y reclamos: {{contacto}}.',
    ),
    heading('Qué reglas son'),
    paragraph(
      'Rigen las compras de consumidores en este sitio junto con la Ley 17.250 y su reglamentación, que son de orden público. Para comprar hay que ser mayor de edad.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son finales, con los impuestos incluidos, en la moneda que se indica. El costo del envío se informa antes de pagar.',
      'La oferta publicada nos obliga durante su vigencia y mientras haya unidades.',
      'La composición, las medidas y los cuidados están en la descripción de cada prenda.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas y agréguelas al carrito.',
      'Indique la entrega y revise el total. Hasta aquí puede corregir todo.',
      'Pague en la página del medio de pago.',
      'Le enviamos la confirmación por correo.',
    ),
    heading('Entrega'),
    paragraph(
      'El plazo y el costo se informan antes de pagar; el detalle está en [envíos y entregas](/paginas/envios). Si no cumplimos, puede exigir la entrega, aceptar otra prenda o dejar sin efecto la compra y recuperar lo pagado.',
    ),
    heading('Rescisión'),
    paragraph(
      'Puede rescindir la compra dentro de los **5 días hábiles** desde que se hizo o desde la entrega, a su opción y sin responsabilidad (artículo 16). Cómo hacerlo está en [cambios y devoluciones](/paginas/cambios-y-devoluciones).',
    ),
    heading('Garantía'),
    paragraph(
      'Respondemos por los defectos de las prendas. Los aparentes se reclaman dentro de los 90 días desde la entrega, y los ocultos dentro de los 90 días desde que se manifiestan.',
    ),
    heading('Datos personales'),
    paragraph('Los tratamos como explica la [política de privacidad](/paginas/privacidad).'),
    heading('Reclamos'),
    paragraph(
      `Escríbanos primero. También puede acudir a la Unidad Defensa del Consumidor del Ministerio de Economía y Finanzas, ${complaintLink(uruguay)}, teléfono 0800 7005. Rige la ley uruguaya.`,
    ),
  ],
};
