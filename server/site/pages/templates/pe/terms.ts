import { peru } from '#contract/core/countries/pe.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 29571 (Código de Protección y Defensa del Consumidor): arts. 2 and 4 (information, total price), 18 to 20 (fitness,
 * guarantees), 97 and 98 (defects: repair, replacement or refund), 150 to 152 (book of complaints). Decreto Supremo
 * 011-2011-PCM and its changes (Decreto Supremo 101-2022-PCM): a virtual book that is easy to find, and an answer within 15 working days.
 */
export const peTerms: Template = {
  title: 'Términos y condiciones',
  slug: 'terminos-y-condiciones',
  about: 'Quién vende, con qué reglas y cómo usar el Libro de Reclamaciones, según la Ley 29571.',
  description: 'Las reglas de compra en {{tienda}}: precios, pagos, entregas, garantía y Libro de Reclamaciones.',
  isDated: true,
  blocks: [
    heading('Quién vende'),
    paragraph(
      'Este sitio es de {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Atención al cliente: {{contacto}}.',
    ),
    heading('Qué reglas son'),
    paragraph(
      'Rigen las compras de consumidores en este sitio junto con la Ley 29571, Código de Protección y Defensa del Consumidor. Para comprar hay que ser mayor de edad.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son totales, en soles, con el IGV incluido. El costo del envío se informa antes de pagar.',
      'La composición, las medidas y los cuidados están en la descripción de cada prenda.',
      'Las promociones indican su duración y las unidades disponibles.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas y agréguelas al carrito.',
      'Indique la entrega y revise el total. Hasta aquí puede corregir todo.',
      'Pague en la página del medio de pago.',
      'Le enviamos la confirmación y el comprobante de pago por correo.',
    ),
    heading('Entrega'),
    paragraph(
      'El plazo y el costo se informan antes de pagar; el detalle está en [envíos y entregas](/paginas/envios). Si no cumplimos, puede pedir la devolución de lo pagado.',
    ),
    heading('Cambios y garantía'),
    paragraph(
      'Ofrecemos [cambios y devoluciones](/paginas/cambios-y-devoluciones) durante {{plazo de devolución}}. Si la prenda es defectuosa o no es la ofrecida, tiene derecho a su reparación, a su reposición o a la devolución de lo pagado (artículo 97).',
    ),
    heading('Libro de Reclamaciones'),
    paragraph(
      'Conforme al Código, contamos con un [Libro de Reclamaciones](/libro-de-reclamaciones) virtual. Allí registra un reclamo (no está conforme con la prenda) o una queja (no está conforme con la atención), también si no compró.',
    ),
    paragraph(
      'Le enviamos por correo la copia de su hoja con su número y respondemos en un máximo de 15 días hábiles. La respuesta no le impide acudir a otras vías ni es requisito para denunciar ante el Indecopi.',
    ),
    heading('Datos personales'),
    paragraph('Los tratamos como explica la [política de privacidad](/paginas/privacidad).'),
    heading('Autoridad'),
    paragraph(`Puede acudir al Indecopi, ${complaintLink(peru)}. Rige la ley peruana.`),
  ],
};
