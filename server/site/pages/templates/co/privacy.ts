import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 1581 of 2012: arts. 8 (rights), 9 (authorization), 14 (queries: ten working days), 15 (claims: fifteen working
 * days), 17 (duties). Decreto 1377 of 2013, art. 13, now in Decreto 1074 of 2015: what the policy contains.
 */
export const coPrivacy: Template = {
  title: 'Política de tratamiento de datos personales',
  slug: 'privacidad',
  about: 'Política de tratamiento y derechos del titular, según la Ley 1581 de 2012.',
  description: 'Qué datos personales trata {{tienda}}, para qué, y cómo ejercer los derechos de habeas data.',
  isDated: true,
  blocks: [
    heading('Responsable'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}, {{contacto}}. En ese correo atiende el área responsable de sus peticiones, consultas y reclamos.',
    ),
    heading('Qué datos y para qué'),
    list(
      '**Cuenta:** usuario, correo y nombre, para que pueda ingresar.',
      '**Compras:** dirección, teléfono, documento y lo que compra, para cobrar, entregar, facturar y atender cambios y garantías.',
      '**Novedades:** su correo, solo si lo autorizó. Cada correo permite darse de baja.',
    ),
    paragraph(
      'Tratamos sus datos con su autorización previa, expresa e informada, o cuando la ley lo permite. No pedimos datos sensibles ni de menores.',
    ),
    heading('Quién los recibe'),
    paragraph(
      'El medio de pago y el transportista, como encargados, y las autoridades cuando la ley lo exige. No se venden.',
    ),
    heading('Sus derechos'),
    list(
      'Conocer, actualizar y rectificar sus datos.',
      'Pedir prueba de la autorización y saber qué uso se les dio.',
      'Revocar la autorización y pedir la supresión, salvo que un deber legal o contractual lo impida.',
      'Acceder gratis a sus datos.',
      'Presentar quejas ante la Superintendencia de Industria y Comercio.',
    ),
    heading('Cómo ejercerlos'),
    paragraph(
      'Escriba a {{correo}} con su nombre, lo que solicita y cómo responderle. Las consultas se responden en máximo 10 días hábiles y los reclamos en máximo 15 días hábiles; ambos plazos pueden extenderse una vez, y se le avisa por qué.',
    ),
    heading('Vigencia'),
    paragraph(
      'Los datos se conservan mientras tenga su cuenta y por los plazos que exigen las normas contables y tributarias. Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).',
    ),
  ],
};
