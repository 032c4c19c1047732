import { chile } from '#contract/core/countries/cl.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 19.496: arts. 1 and 3 (information), 3 bis letter b as of Ley 21.398 (ten days to withdraw, which a seller of goods
 * cannot exclude; exceptions by Decreto 42 of 2024), 12 A (confirmation in writing, or 90 days), 20 and 21 (legal guarantee of six
 * months with a choice of three), 50 (courts). Decreto 6 of 2021 rules the information in electronic commerce.
 */
export const clTerms: Template = {
  title: 'Términos y condiciones',
  slug: 'terminos-y-condiciones',
  about: 'Quién vende y con qué reglas, según la Ley 19.496 y el reglamento de comercio electrónico.',
  description: 'Las reglas de compra en {{tienda}}: precios, pagos, despacho, retracto y garantía legal.',
  isDated: true,
  blocks: [
    heading('Quién vende'),
    paragraph(
      'Este sitio es de {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Contacto y postventa: {{contacto}}.',
    ),
    heading('Qué reglas son'),
    paragraph(
      'Rigen las compras de consumidores en este sitio junto con la Ley 19.496. Los derechos de esa ley son irrenunciables y, en caso de duda, rige lo más favorable al consumidor.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son totales, en pesos chilenos, con el IVA incluido. El costo del despacho se informa antes de pagar.',
      'Las características, la composición y los cuidados están en la ficha de cada prenda.',
      'Se ofrece lo que está disponible. Si no pudiéramos entregarlo, le avisamos y le devolvemos lo pagado.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas y agréguelas al carrito.',
      'Indique el despacho y revise el resumen, donde puede corregir los errores.',
      'Acepte los presentes términos y pague en la página del medio de pago.',
      'Le enviamos por correo la confirmación con una copia del contrato.',
    ),
    heading('Despacho'),
    paragraph(
      'El plazo y el costo se informan antes de pagar. Si no cumplimos, puede dejar sin efecto la compra y recuperar lo pagado. El detalle está en [envíos y entregas](/paginas/envios).',
    ),
    heading('Derecho a retracto'),
    paragraph(
      'Puede poner término a la compra dentro de **10 días** desde que recibe el producto, sin expresar causa (artículo 3 bis). Cómo hacerlo está en [cambios, retracto y garantía](/paginas/cambios-y-devoluciones).',
    ),
    heading('Garantía legal'),
    paragraph(
      'Si el producto falla o no es lo ofrecido, dentro de los **seis meses** desde la entrega puede elegir entre la reparación gratuita, el cambio o la devolución de lo pagado (artículos 20 y 21).',
    ),
    heading('Datos personales'),
    paragraph('Los tratamos como explica la [política de privacidad](/paginas/privacidad).'),
    heading('Reclamos'),
    paragraph(
      `Escríbanos primero a {{correo}}. También puede acudir al Servicio Nacional del Consumidor, ${complaintLink(chile)}, y al juzgado que la ley señala. Rige la ley chilena.`,
    ),
  ],
};
