import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Regulation (EU) 2016/679 (RGPD): art. 13 (what has to be told), 6 (legal bases), 15 to 22 (rights), 77 (complaint). Ley
 * Orgánica 3/2018 (LOPDGDD), art. 7 (minors of 14) and 11. Ley 34/2002, art. 21 (advertising by e-mail). Código de Comercio,
 * art. 30 (six years), Ley 58/2003, art. 66 (four years).
 */
export const esPrivacy: Template = {
  title: 'Política de privacidad',
  slug: 'privacidad',
  about: 'Información del artículo 13 del RGPD y derechos de las personas.',
  description: 'Qué datos personales trata {{tienda}}, con qué base legal, y cómo ejercer sus derechos.',
  isDated: true,
  blocks: [
    heading('Responsable'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, {{domicilio}}. Para cualquier cuestión sobre sus datos escriba a {{correo}}.',
    ),
    heading('Qué datos tratamos, para qué y con qué base'),
    list(
      '**Cuenta y compras** (nombre, correo, dirección, teléfono, lo que compra): para vender, entregar y atender cambios y garantías. Base: la ejecución del contrato (RGPD, artículo 6.1.b).',
      '**Facturas:** para cumplir las leyes fiscales y mercantiles. Base: obligación legal (6.1.c).',
      '**Novedades por correo:** solo si las acepta o si es cliente y no se opuso. Base: consentimiento (6.1.a) o interés legítimo con el artículo 21 de la Ley 34/2002. Cada correo permite darse de baja.',
      '**Datos técnicos y errores:** para la seguridad del sitio. Base: interés legítimo (6.1.f).',
    ),
    paragraph(
      'Los datos obligatorios son necesarios para el contrato: sin ellos no podemos venderle. No tomamos decisiones automatizadas ni hacemos perfiles. El sitio no se dirige a menores de 14 años.',
    ),
    heading('Quién los recibe'),
    paragraph(
      'El medio de pago, los transportistas, quienes nos prestan servicios informáticos como encargados del tratamiento, y las administraciones públicas cuando la ley lo exige. {{nota: si alguno está fuera del Espacio Económico Europeo, quién es y con qué garantías}}',
    ),
    heading('Cuánto tiempo'),
    paragraph(
      'Los de la cuenta, hasta que la elimine. Los de las compras, mientras duren la garantía y las obligaciones legales: cuatro años a efectos fiscales y seis a efectos mercantiles. Los de las novedades, hasta que se dé de baja.',
    ),
    heading('Sus derechos'),
    list(
      'Acceder a sus datos, rectificarlos y suprimirlos.',
      'Oponerse al tratamiento y pedir que se limite.',
      'Recibir sus datos en un formato de uso común (portabilidad).',
      'Retirar su consentimiento en cualquier momento, sin efecto sobre lo ya hecho.',
    ),
    paragraph(
      'Escriba a {{correo}}: respondemos en un mes. Si cree que no tratamos bien sus datos, puede reclamar ante la Agencia Española de Protección de Datos, [www.aepd.es](https://www.aepd.es).',
    ),
    heading('Cookies'),
    paragraph('Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).'),
  ],
};
