import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 24.240: art. 34 (ten days to withdraw, the seller pays the way back), arts. 11, 12 and 17 (legal guarantee of six
 * months; what the buyer may choose if the repair fails). Código Civil y Comercial, arts. 1110 to 1116: the exceptions, and
 * that goods may be looked at and tried. Disposición 954/2025: a code within 24 hours.
 */
export const arReturns: Template = {
  title: 'Cambios y devoluciones',
  slug: 'cambios-y-devoluciones',
  about: 'Arrepentimiento, cambios de talle y garantía, según la Ley 24.240.',
  description: 'Cómo cambiar un talle, devolver una prenda o dejar sin efecto una compra en {{tienda}}.',
  isDated: true,
  blocks: [
    heading('Cambios y devoluciones de la tienda'),
    paragraph(
      'Durante {{plazo de devolución}} desde que recibe su compra puede cambiar una prenda por otro talle o devolverla y recuperar el dinero.',
    ),
    list(
      'La prenda tiene que estar sin uso, sin lavar y con sus etiquetas. Probársela no es usarla.',
      'Por higiene, la ropa interior y los trajes de baño se cambian solo en su envase cerrado.',
      'El talle que pide queda reservado para usted mientras la prenda vuelve.',
    ),
    heading('Cómo se hace'),
    steps(
      'Entre a su [historial de compras](/user/orders) y abra la compra.',
      'Elija «Devolver o cambiar», marque las prendas y diga qué prefiere.',
      'Le respondemos por correo con la dirección y las instrucciones del envío.',
      'Cuando la recibimos y la revisamos, despachamos el otro talle o devolvemos el dinero por el mismo medio de pago.',
    ),
    heading('Botón de arrepentimiento'),
    paragraph(
      'La ley le da además **10 días corridos** desde que recibe el producto, o desde la compra si fue después, para dejarla sin efecto sin explicar por qué (Ley 24.240, artículo 34, y Código Civil y Comercial, artículo 1110).',
    ),
    list(
      'Hágalo con el [botón de arrepentimiento](/arrepentimiento): pide el número de la compra y su correo, y le da un código de gestión.',
      'No le cuesta nada: el envío de vuelta lo pagamos nosotros y le devolvemos todo, también el envío de ida.',
      'No se aplica a prendas hechas a su medida o personalizadas (Código Civil y Comercial, artículo 1116).',
    ),
    heading('Si la prenda tiene una falla'),
    paragraph(
      'Las prendas nuevas tienen garantía legal de **seis meses** desde la entrega (Ley 24.240, artículo 11). Escríbanos con una foto: la reparamos o la reemplazamos. Si no queda bien, puede pedir otra igual, la devolución de lo pagado o una rebaja del precio (artículo 17). Los gastos del traslado son nuestros.',
    ),
    heading('Cuándo recibe el dinero'),
    paragraph(
      'Ordenamos la devolución cuando tenemos la prenda. El medio de pago la acredita en los días siguientes; con tarjeta de crédito puede verse en el próximo resumen.',
    ),
    heading('Consultas'),
    paragraph(
      'Escríbanos o llámenos: {{contacto}}. Los demás derechos están en los [términos y condiciones](/paginas/terminos-y-condiciones).',
    ),
  ],
};
