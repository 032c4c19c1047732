import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley 25.326: arts. 5 and 6 (consent, information), 9 and 10 (security, secrecy), 14 (access: ten days, free every six
 * months), 16 (correction and removal: five working days), 27 (advertising). The two last paragraphs of the rights are the
 * notices of Resolución AAIP 14/2018, word by word. Decreto 1558/2001, art. 27, asks to offer the way out of advertising.
 */
export const arPrivacy: Template = {
  title: 'Política de privacidad',
  slug: 'privacidad',
  about: 'Qué datos se guardan y qué derechos hay, según la Ley 25.326, con el aviso de la AAIP.',
  description: 'Qué datos personales guarda {{tienda}}, para qué, y cómo pedir que se corrijan o eliminen.',
  isDated: true,
  blocks: [
    heading('Quién es responsable'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}, es responsable de la base de datos de este sitio. Para todo lo que sigue, escriba a {{correo}}.',
    ),
    heading('Qué datos guardamos y para qué'),
    list(
      '**De su cuenta:** usuario, correo, nombre y contraseña, que guardamos cifrada, para que pueda ingresar.',
      '**De sus compras:** qué compró, a qué dirección se envía, teléfono y documento de quien recibe, para entregarla, facturarla y atender cambios y garantías.',
      '**Del pago:** el estado y el importe. Los datos de la tarjeta los recibe solo el medio de pago.',
      '**Técnicos:** la dirección de red y los errores, por poco tiempo, para cuidar la seguridad del sitio.',
    ),
    paragraph(
      'Los datos marcados como obligatorios son necesarios para la compra: sin ellos no podemos hacerla. Los demás los da si quiere. No pedimos datos sensibles.',
    ),
    heading('Con quién los compartimos'),
    paragraph(
      'Con el medio de pago para cobrar, con el transportista para entregar y con las autoridades cuando la ley lo exige. Ellos solo pueden usarlos para eso. No vendemos sus datos ni los cedemos para publicidad de otros.',
    ),
    heading('Publicidad'),
    paragraph(
      'Solo le enviamos novedades si lo aceptó. Cada correo tiene un enlace para dejar de recibirlas. En cualquier momento puede pedir el retiro o el bloqueo de sus datos de las listas de publicidad (Ley 25.326, artículo 27).',
    ),
    heading('Cuánto tiempo'),
    paragraph(
      'Mientras tenga su cuenta. Al eliminarla quitamos sus datos personales; de las compras conservamos lo que exigen las leyes impositivas y comerciales, durante los plazos que ellas fijan.',
    ),
    heading('Sus derechos'),
    list(
      '**Acceso:** saber qué datos suyos tenemos. Respondemos dentro de los 10 días corridos.',
      '**Rectificación, actualización y supresión:** corregirlos o eliminarlos. Lo hacemos dentro de los 5 días hábiles.',
    ),
    paragraph(
      'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.',
    ),
    paragraph(
      'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley Nº 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
    ),
    heading('Seguridad y cookies'),
    paragraph(
      'El sitio usa conexiones cifradas y cada persona del equipo ve solo lo que su tarea necesita. Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).',
    ),
  ],
};
