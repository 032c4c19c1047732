import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 29733: arts. 13 (consent), 18 (what has to be told), 19 to 24 (rights). Its regulation, Decreto Supremo
 * 016-2024-JUS, is in force since 30 March 2025; it sets the time limits of the answers. The authority is the Autoridad
 * Nacional de Protección de Datos Personales (ANPD).
 */
export const pePrivacy: Template = {
  title: 'Política de privacidad',
  slug: 'privacidad',
  about: 'Tratamiento de datos y derechos ARCO, según la Ley 29733 y su reglamento.',
  description: 'Qué datos personales trata {{tienda}}, para qué, y cómo ejercer los derechos ARCO.',
  isDated: true,
  blocks: [
    heading('Titular del banco de datos'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}. Consultas sobre sus datos: {{correo}}. {{nota: la denominación y el código de registro del banco de datos, si ya está inscrito}}',
    ),
    heading('Qué datos y para qué'),
    list(
      '**Cuenta:** usuario, correo y nombre, para que pueda ingresar.',
      '**Compras:** dirección, teléfono, documento y lo que compra, para cobrar, entregar, emitir el comprobante y atender cambios y reclamos.',
      '**Novedades:** su correo, solo si dio su consentimiento. Puede retirarlo en cada correo.',
    ),
    paragraph(
      'Los datos obligatorios son necesarios para la compra: sin ellos no podemos atenderla. No pedimos datos sensibles.',
    ),
    heading('Quién los recibe'),
    paragraph(
      'El medio de pago, el transportista y las autoridades cuando la ley lo exige. {{nota: si alguno los guarda fuera del Perú, quién es y en qué país}}',
    ),
    heading('Cuánto tiempo'),
    paragraph('Mientras tenga su cuenta, y por los plazos que exigen las normas tributarias y de consumo.'),
    heading('Derechos ARCO'),
    paragraph(
      'Puede acceder a sus datos, rectificarlos, cancelarlos, oponerse a su tratamiento y pedir su portabilidad, gratis, escribiendo a {{correo}} con su nombre, copia de su documento y lo que solicita. Respondemos en los plazos del reglamento.',
    ),
    paragraph(
      'Si no está de acuerdo con la respuesta, puede reclamar ante la Autoridad Nacional de Protección de Datos Personales, [www.gob.pe/anpd](https://www.gob.pe/anpd).',
    ),
    heading('Cookies'),
    paragraph('Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).'),
  ],
};
