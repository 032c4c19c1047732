import { heading, list, paragraph } from '../template.ts';
import type { Template } from '../template.ts';

/**
 * Ley Federal de Protección de Datos Personales en Posesión de los Particulares of 20 March 2025, in force since the day
 * after: the notice of privacy tells apart necessary and voluntary purposes; the rights of access, correction,
 * cancellation and opposition (ARCO), answered within 20 days and put into effect within 15. The authority is the
 * Secretaría Anticorrupción y Buen Gobierno, which took over from the INAI.
 */
export const mxPrivacy: Template = {
  title: 'Aviso de privacidad',
  slug: 'privacidad',
  about: 'Aviso de privacidad integral con los derechos ARCO, según la LFPDPPP de 2025.',
  description: 'Qué datos personales trata {{tienda}}, para qué, y cómo ejercer los derechos ARCO.',
  isDated: true,
  blocks: [
    heading('Responsable'),
    paragraph(
      '{{empresa}}, {{identificación fiscal}}, con domicilio en {{domicilio}}, es responsable del tratamiento de sus datos personales. Para todo lo relativo a sus datos escriba a {{correo}}.',
    ),
    heading('Datos que recabamos'),
    paragraph(
      'Nombre, usuario, correo, teléfono, domicilio de entrega, lo que compra y, si pide factura, sus datos fiscales. No recabamos datos sensibles ni los de su tarjeta, que recibe solo el medio de pago.',
    ),
    heading('Finalidades necesarias'),
    list(
      'Crear y proteger su cuenta.',
      'Cobrar, entregar, facturar y atender aclaraciones, cambios y garantías.',
      'Cumplir obligaciones legales.',
    ),
    heading('Finalidades voluntarias'),
    paragraph(
      'Enviarle novedades y promociones. No son necesarias para comprar: puede negarse desde su perfil, con el enlace de cada correo o escribiendo a {{correo}}.',
    ),
    heading('A quién se comunican'),
    paragraph(
      'Al medio de pago, al transportista y a las autoridades que lo requieran conforme a la ley. No se venden ni se ceden para otros fines. Si eso cambiara, se le pedirá su consentimiento.',
    ),
    heading('Derechos ARCO'),
    paragraph(
      'Puede acceder a sus datos, rectificarlos, cancelarlos u oponerse a su tratamiento, limitar su uso y revocar su consentimiento. Envíe a {{correo}} su nombre, un medio para responderle, copia de su identificación y lo que solicita. Le contestamos en un máximo de 20 días y, si procede, lo hacemos efectivo en los 15 días siguientes.',
    ),
    heading('Cookies'),
    paragraph('Qué se guarda en su navegador lo explica la [política de cookies](/paginas/cookies).'),
    heading('Cambios y autoridad'),
    paragraph(
      'Los cambios de este aviso se publican en esta página con su fecha. Si considera vulnerado su derecho, puede acudir a la Secretaría Anticorrupción y Buen Gobierno.',
    ),
  ],
};
