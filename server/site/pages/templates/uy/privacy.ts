import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 18.331: arts. 9 (consent), 13 (what has to be told), 14 (access: five working days, free every six months), 15
 * (correction and suppression: five working days), 21 (advertising), 29 (registration). The authority is the Unidad
 * Reguladora y de Control de Datos Personales (URCDP).
 */
export const uyPrivacy: Template = {
  title: 'Política de privacidad',
  slug: 'privacidad',
  about: 'Tratamiento de datos y derechos, según la Ley 18.331.',
  description: 'Qué datos personales trata {{tienda}}, para qué, y cómo ejercer sus derechos.',
  isDated: true,
  blocks: [
    heading('Responsable'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}, es responsable de la base de datos. Consultas: {{correo}}.',
    ),
    heading('Qué datos y para qué'),
    list(
      '**Cuenta:** usuario, correo y nombre, para que pueda ingresar.',
      '**Compras:** dirección, teléfono, documento de quien recibe y lo que compra, para cobrar, entregar y atender cambios y garantías.',
      '**Novedades:** su correo, solo si las aceptó. Cada correo permite darse de baja.',
    ),
    paragraph(
      'Los datos obligatorios son necesarios para la compra. Los demás los da si quiere. No pedimos datos sensibles, y los de su tarjeta los recibe solo el medio de pago.',
    ),
    heading('Quién los recibe'),
    paragraph('El medio de pago, el transportista y las autoridades cuando la ley lo exige. No se venden.'),
    heading('Sus derechos'),
    list(
      '**Acceso:** gratis cada seis meses, o antes si tiene un interés legítimo. Respondemos en 5 días hábiles.',
      '**Rectificación, actualización, inclusión y supresión:** en 5 días hábiles.',
      '**Publicidad:** puede pedir en cualquier momento el retiro de sus datos.',
    ),
    paragraph(
      'Escriba a {{correo}}. La autoridad es la Unidad Reguladora y de Control de Datos Personales, [www.gub.uy](https://www.gub.uy/unidad-reguladora-control-datos-personales).',
    ),
    heading('Cuánto tiempo'),
    paragraph(
      'Mientras tenga su cuenta, y por los plazos que exigen las normas comerciales e impositivas. Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).',
    ),
  ],
};
