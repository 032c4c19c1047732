import type { CountryWords } from '../country-words.ts';
import { heading, list, paragraph, steps, type Template } from '../template.ts';

/** How purchases arrive. Prices and days are those of the delivery methods, which the checkout shows. */
export function deliveryTemplate({ document }: CountryWords): Template {
  return {
    title: 'Envíos y entregas',
    slug: 'envios',
    about: 'Cómo llega una compra, cuánto tarda y cómo se sigue.',
    description: 'Cómo llegan las compras de {{tienda}}, cuánto tardan y cómo seguirlas.',
    isDated: false,
    blocks: [
      heading('Cuánto cuesta y cuánto tarda'),
      paragraph(
        'El precio y el plazo dependen de su dirección y de la forma de entrega. Los ve antes de pagar: en el carrito, en la página de cada producto y al elegir la entrega. El plazo se cuenta en días hábiles desde que se aprueba el pago.',
      ),
      heading('Cómo es'),
      steps(
        'Elija la forma de entrega y confirme su dirección.',
        'Cuando el pago se aprueba, preparamos la compra.',
        'Al despacharla, le enviamos un correo con el enlace de seguimiento.',
        'Si eligió retirar en la tienda, le avisamos cuando está lista.',
      ),
      heading('Quién puede recibirla'),
      paragraph(
        `Cualquier persona mayor de edad que esté en el domicilio, con su ${document}. Si no hay nadie, el transportista deja un aviso y vuelve a pasar o guarda el paquete en una sucursal.`,
      ),
      heading('Si algo no sale bien'),
      list(
        'Si el paquete llega abierto o golpeado, recíbalo con esa observación o rechácelo, y escríbanos el mismo día con una foto.',
        'Si pasó el plazo y no llegó, escríbanos: seguimos el paquete, lo enviamos otra vez o le devolvemos el dinero.',
        'Si la dirección estaba mal escrita, avísenos antes de que lo despachemos para corregirla sin costo.',
      ),
      heading('Contacto'),
      paragraph('Escríbanos o llámenos con el número de su compra: {{contacto}}.'),
    ],
  };
}
