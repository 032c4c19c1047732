import { argentina } from '#contract/core/countries/ar.ts';
import { complaintLink } from '../complaint-link.ts';
import { heading, list, paragraph, steps } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 24.240: arts. 4 (information), 7 and 8 (offer and advertising bind), 10 and 10 bis (breach), 11 to 17 (legal
 * guarantee: six months for new goods), 34 (withdrawal). Código Civil y Comercial: arts. 1105 to 1116 (contracts from afar)
 * and 1109 (the place of delivery decides which court). Disposición 954/2025 of the Subsecretaría de Defensa del Consumidor
 * y Lealtad Comercial: the button, and attention of at least eight hours a working day. Who sells, with domicile and
 * contact, as Resolución 424/2020 and what replaced it ask.
 */
export const arTerms: Template = {
  title: 'Términos y condiciones',
  slug: 'terminos-y-condiciones',
  about: 'Quién vende y con qué reglas, según la Ley 24.240 de Defensa del Consumidor.',
  description: 'Las reglas de compra en {{tienda}}: precios, pagos, entregas, arrepentimiento y garantía.',
  isDated: true,
  blocks: [
    heading('Quién vende'),
    paragraph(
      'Este sitio es de {{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Atendemos consultas y reclamos en {{contacto}}, los días hábiles, al menos ocho horas por día.',
    ),
    heading('Qué reglas son'),
    paragraph(
      'Valen para todas las compras de consumidores en este sitio, junto con la Ley 24.240 de Defensa del Consumidor y el Código Civil y Comercial de la Nación. Nada de lo escrito aquí limita los derechos que esas leyes le dan. Para comprar hay que tener 18 años; los menores compran con su representante legal.',
    ),
    heading('Productos y precios'),
    list(
      'Los precios son finales, en pesos argentinos, con los impuestos incluidos. El costo del envío se muestra aparte, antes de pagar.',
      'El precio que rige es el publicado al confirmar la compra. Las promociones indican desde cuándo y hasta cuándo rigen.',
      'Las fotos buscan mostrar el color y la tela como son; en cada pantalla pueden variar un poco. La composición y los cuidados están en la descripción.',
      'Vendemos lo que figura disponible. Si una prenda se agota mientras usted paga, le avisamos y le devolvemos todo lo pagado.',
    ),
    heading('Cómo se compra'),
    steps(
      'Elija las prendas, su talle y su color, y agréguelas al carrito.',
      'Indique la forma de entrega y revise el total. Hasta aquí puede corregir todo.',
      'Pague. La compra queda hecha cuando se aprueba el pago.',
      'Le enviamos la confirmación por correo, con el detalle y el número de la orden.',
    ),
    heading('Pago'),
    paragraph(
      'Se paga con los medios que se ofrecen al terminar la compra, en la página del medio de pago. No recibimos ni guardamos los datos de su tarjeta. Si paga en cuotas con interés, el costo financiero total lo informa el medio de pago antes de confirmar.',
    ),
    heading('Entrega'),
    paragraph(
      'El plazo y el costo se informan antes de pagar; el detalle está en [envíos y entregas](/paginas/envios). Si no cumplimos con la entrega, puede exigirla, aceptar otro producto equivalente o dejar sin efecto la compra y recuperar lo pagado (Ley 24.240, artículo 10 bis).',
    ),
    heading('Arrepentimiento'),
    paragraph(
      'Tiene derecho a dejar sin efecto la compra durante los **10 días corridos** desde que recibe el producto o desde que se hizo la compra, lo último que ocurra, sin dar motivos y sin gastos para usted (Ley 24.240, artículo 34). Use el [botón de arrepentimiento](/arrepentimiento): no necesita cuenta y recibe un código al instante. La devolución corre por nuestra cuenta.',
    ),
    heading('Cambios y garantía'),
    paragraph(
      'Además del arrepentimiento, ofrecemos [cambios y devoluciones](/paginas/cambios-y-devoluciones) durante {{plazo de devolución}}. Las prendas nuevas tienen garantía legal de seis meses por defectos de cualquier tipo, también si no se ven al recibirlas (Ley 24.240, artículo 11).',
    ),
    heading('Su cuenta y sus reseñas'),
    paragraph(
      'Usted es responsable de los datos que carga y de cuidar su contraseña. Podemos quitar reseñas con insultos, datos personales o publicidad ajena. Tratamos sus datos como explica la [política de privacidad](/paginas/privacidad).',
    ),
    heading('Reclamos'),
    paragraph(
      `Escríbanos primero. También puede reclamar ante Defensa del Consumidor, en ${complaintLink(argentina)}, o ante la autoridad de su provincia. Rige la ley argentina y son competentes los tribunales del lugar donde recibió o debía recibir la compra.`,
    ),
  ],
};
