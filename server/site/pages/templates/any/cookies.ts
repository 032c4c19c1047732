import type { CountryWords } from '../country-words.ts';
import { heading, list, paragraph, table, type Template } from '../template.ts';

/**
 * What the shop stores in the visitor's browser: server/people/accounts/sessions.ts, contract/core/shop/session-mark.ts,
 * server/people/accounts/request-context.ts, web/sales/bag/held-bag.ts and web/core/hydration/client-state. It has no cookies of measurement or
 * advertising.
 */
export function cookiesTemplate({ cookieLaw }: CountryWords): Template {
  return {
    title: 'Política de cookies',
    slug: 'cookies',
    about: 'Qué guarda el sitio en el navegador y para qué.',
    description: 'Qué guarda este sitio en su navegador, para qué y por cuánto tiempo.',
    isDated: true,
    blocks: [
      paragraph(
        'Una cookie es un texto pequeño que un sitio guarda en su navegador. Este sitio usa solo las que necesita para funcionar: no hay cookies de publicidad ni de medición, y nadie más lee las nuestras.',
      ),
      heading('Qué guardamos'),
      table(
        ['Qué', 'Para qué', 'Hasta cuándo'],
        ['Sesión', 'Reconocer que usted inició sesión.', 'Hasta que cierre la sesión, o 30 días.'],
        ['Navegador conocido', 'Proteger su cuenta de quien intente adivinar su contraseña.', 'Un año.'],
        ['Compra sin cuenta', 'No repetir la orden si usted la envía dos veces.', '30 días.'],
        ['Carrito', 'Recordar lo que agregó, también sin iniciar sesión.', 'Hasta que compre o lo vacíe.'],
        ['Preferencias', 'Recordar filtros y productos vistos en este dispositivo.', 'Hasta que los quite.'],
      ),
      heading('Por qué no le pedimos permiso'),
      paragraph(
        `Según ${cookieLaw}, lo que es indispensable para prestar el servicio que usted pide no necesita su consentimiento. Si alguna vez agregamos otras cookies, se lo preguntaremos antes.`,
      ),
      heading('Qué pasa al pagar'),
      paragraph(
        'El pago se hace en la página del medio de pago, que tiene sus propias cookies y su propia política. Nosotros no recibimos los datos de su tarjeta.',
      ),
      heading('Cómo quitarlas'),
      list(
        'Cierre su sesión: se eliminan las cookies de la sesión y lo guardado sobre usted en el dispositivo.',
        'Desde la configuración del navegador puede ver, eliminar o bloquear las cookies. Sin la de sesión no se puede iniciar sesión.',
      ),
      heading('Consultas'),
      paragraph('El responsable es {{empresa}}. Escríbanos a {{correo}}.'),
    ],
  };
}
