import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 19.628, arts. 4 (purpose and consent), 12 and 16 (rights). Ley 21.719 of December 2024 replaces most of it from
 * 1 December 2026: access, correction, suppression, opposition, portability and blocking, answered within 30 days, and the
 * Agencia de Protección de Datos Personales. Ley 19.496, art. 28 B (the way out of advertising).
 */
export const clPrivacy: Template = {
  title: 'Política de privacidad',
  slug: 'privacidad',
  about: 'Tratamiento de datos y derechos, según la Ley 19.628 y la Ley 21.719.',
  description: 'Qué datos personales trata {{tienda}}, para qué, y cómo ejercer sus derechos.',
  isDated: true,
  blocks: [
    heading('Responsable'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Consultas sobre sus datos: {{correo}}.',
    ),
    heading('Qué datos tratamos y para qué'),
    list(
      '**Cuenta:** usuario, correo y nombre, para que pueda ingresar.',
      '**Compras:** dirección, teléfono, identificación de quien recibe y lo que compra, para cobrar, despachar y atender cambios y garantías.',
      '**Novedades:** su correo, solo si las aceptó. Cada correo tiene un enlace para darse de baja.',
      '**Técnicos:** lo necesario para la seguridad del sitio.',
    ),
    paragraph(
      'Los tratamos para cumplir el contrato y la ley, o con su consentimiento, que puede retirar en cualquier momento.',
    ),
    heading('Quién los recibe'),
    paragraph(
      'El medio de pago, el transportista y las autoridades cuando la ley lo exige. No se venden. Los datos de su tarjeta los recibe solo el medio de pago.',
    ),
    heading('Cuánto tiempo'),
    paragraph(
      'Mientras tenga su cuenta. De las compras se conserva lo que exigen las normas tributarias y las garantías, por el plazo que fijan.',
    ),
    heading('Sus derechos'),
    list(
      'Acceder a sus datos y recibir una copia.',
      'Rectificarlos, suprimirlos o pedir que se bloqueen.',
      'Oponerse a un tratamiento, y llevárselos a otro responsable (portabilidad).',
    ),
    paragraph(
      'Escriba a {{correo}}: es gratis y respondemos dentro de 30 días corridos. Si no queda conforme, puede reclamar ante la Agencia de Protección de Datos Personales, desde que la Ley 21.719 rige, o ante los tribunales.',
    ),
    heading('Cookies'),
    paragraph('Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).'),
  ],
};
