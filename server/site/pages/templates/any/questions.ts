import type { CountryWords } from '../country-words.ts';
import { heading, paragraph, type Template } from '../template.ts';

/**
 * What buyers ask most. Each heading is a question, which search engines are told with its answer. `hasForm` is true where
 * the law demands the form by which a purchase is taken back.
 */
export function questionsTemplate({ size, sizes, other, withdrawal }: CountryWords, hasForm: boolean): Template {
  const how = hasForm ? 'con el [formulario](/arrepentimiento), sin iniciar sesión' : 'escribiendo a {{correo}}';
  return {
    title: 'Preguntas frecuentes',
    slug: 'preguntas-frecuentes',
    about: 'Lo que más se pregunta, con sus respuestas.',
    description: `Envíos, cambios, ${sizes} y pagos: lo que más nos preguntan.`,
    isDated: false,
    blocks: [
      heading('¿Cuánto tarda en llegar mi compra?'),
      paragraph(
        'Depende de su dirección y de la forma de entrega: el plazo está en la página de cada producto y antes de pagar. Más en [envíos y entregas](/paginas/envios).',
      ),
      heading('¿Cómo sé por dónde viene?'),
      paragraph(
        'Al despacharla le enviamos un correo con un enlace de seguimiento. También lo encuentra en su historial de compras.',
      ),
      heading(`¿Qué ${size} me corresponde?`),
      paragraph(
        `Compare sus medidas con la [guía de ${sizes}](/paginas/guia-de-${sizes}). Si la prenda tiene un calce particular, lo dice su descripción.`,
      ),
      heading('¿Puedo cambiar una prenda?'),
      paragraph(
        `Sí: durante {{plazo de devolución}} desde que la recibe puede cambiarla por ${other} ${size} o devolverla. Los pasos están en [cambios y devoluciones](/paginas/cambios-y-devoluciones).`,
      ),
      ...(withdrawal
        ? [
            heading('¿Y si me arrepiento?'),
            paragraph(
              `Por ley tiene ${withdrawal.days} desde que recibe la compra para dejarla sin efecto, sin dar motivos (derecho de ${withdrawal.name}). Puede hacerlo ${how}.`,
            ),
          ]
        : []),
      heading('¿Con qué puedo pagar?'),
      paragraph(
        'Con los medios que ve al pagar. El pago se hace en la página del medio de pago: nosotros no recibimos los datos de su tarjeta.',
      ),
      heading('¿Necesito una cuenta para comprar?'),
      paragraph(
        'Puede mirar todo y armar su carrito sin cuenta. Para comprar la pedimos, porque con ella sigue su compra y pide cambios.',
      ),
      heading('¿Dónde puedo consultar algo más?'),
      paragraph('Escríbanos o llámenos: {{contacto}}.'),
    ],
  };
}
