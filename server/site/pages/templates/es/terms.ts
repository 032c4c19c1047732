import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 34/2002 (LSSI-CE), art. 10 (who is behind the site), arts. 27 and 28 (before and after the contract). Real Decreto
 * Legislativo 1/2007 (TRLGDCU): art. 60 and 97 (information before the contract), 66 bis (delivery within 30 days), 102 to
 * 108 (withdrawal), 114 to 124 (conformity, three years since RDL 7/2021). The platform for online disputes of the
 * European Union was closed on 20 July 2025 (Regulation (EU) 2024/3228), so it is not linked.
 */
export const esTerms: Template = {
  title: 'Aviso legal y condiciones de venta',
  slug: 'terminos-y-condiciones',
  about: 'Aviso legal de la LSSI-CE y condiciones de venta según el RDL 1/2007.',
  description: 'Quién vende en {{tienda}} y con qué condiciones: precios, pago, entrega, desistimiento y garantía.',
  isDated: true,
  blocks: [
    heading('Aviso legal'),
    paragraph(
      'El titular de este sitio es {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Puede ponerse en contacto en {{contacto}}. {{nota: si la empresa está inscrita en el Registro Mercantil, los datos de la inscripción}}',
    ),
    heading('Ámbito'),
    paragraph(
      'Las presentes condiciones rigen las compras de consumidores en este sitio. El contrato se celebra en español y queda archivado: lo encuentra en su historial de compras. Nada de lo escrito aquí limita los derechos del Real Decreto Legislativo 1/2007.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son finales, en euros, con el IVA incluido. Los gastos de envío se muestran por separado antes de pagar.',
      'En las rebajas, junto al precio rebajado se muestra el más bajo de los 30 días anteriores a la rebaja.',
      'Las fotos muestran el color y el tejido con la mayor fidelidad posible. La composición y los cuidados están en la descripción.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas y agréguelas al carrito.',
      'Indique la entrega y revise el total. Hasta aquí puede corregir cualquier error.',
      'Pague. Al confirmar, la compra implica una obligación de pago.',
      'Le enviamos la confirmación por correo en las 24 horas siguientes (Ley 34/2002, artículo 28).',
    ),
    heading('Pago'),
    paragraph(
      'Con los medios que se ofrecen al terminar la compra, en la página del medio de pago. No recibimos los datos de su tarjeta y no cobramos recargos por el medio que elija.',
    ),
    heading('Entrega'),
    paragraph(
      'En el plazo indicado antes de pagar y, en todo caso, en un máximo de 30 días naturales. Si no cumplimos y tampoco en un plazo adicional adecuado, puede resolver el contrato y recuperar todo lo pagado. El detalle está en [envíos y entregas](/paginas/envios).',
    ),
    heading('Desistimiento'),
    paragraph(
      'Puede desistir durante **14 días naturales** desde que recibe la compra, sin justificarlo. Cómo hacerlo, qué cuesta y el formulario modelo están en [cambios, devoluciones y desistimiento](/paginas/cambios-y-devoluciones).',
    ),
    heading('Garantía legal'),
    paragraph(
      'Respondemos de las faltas de conformidad que se manifiesten en los **tres años** siguientes a la entrega. Puede elegir entre la reparación y la sustitución, gratis y en un plazo razonable, y cuando la ley lo permite la rebaja del precio o la resolución del contrato.',
    ),
    heading('Reclamaciones'),
    paragraph(
      'Escríbanos a {{correo}}: contestamos en un máximo de un mes. Puede pedir una hoja de reclamaciones, acudir a la oficina de consumo de su municipio o comunidad autónoma, o a los tribunales de su domicilio. Rige la ley española.',
    ),
    heading('Propiedad intelectual'),
    paragraph(
      'Los textos, las fotos y la marca son de {{empresa}} o de quienes la autorizaron. Puede compartir enlaces a las páginas; para otros usos, pídanos permiso.',
    ),
  ],
};
