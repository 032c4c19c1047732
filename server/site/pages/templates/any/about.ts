import { heading, list, paragraph, type Template } from '../template.ts';

/** 'Nosotros': notes of what only the owner can tell. */
export const aboutTemplate: Template = {
  title: 'Nosotros',
  slug: 'nosotros',
  about: 'Quiénes son, qué venden y cómo trabajan.',
  description: 'Quiénes hacemos {{tienda}} y cómo trabajamos.',
  isDated: false,
  blocks: [
    paragraph(
      '{{tienda}} es una tienda de ropa. {{nota: diga en una o dos oraciones quiénes la atienden y cómo eligen las prendas}}',
    ),
    heading('Cómo empezamos'),
    paragraph('{{nota: cuente en dos o tres oraciones cuándo empezó la tienda, quiénes la fundaron y por qué}}'),
    heading('Cómo hacemos nuestra ropa'),
    list(
      '{{nota: de dónde vienen las telas y qué se mira antes de comprarlas}}',
      '{{nota: quiénes cortan y cosen, y dónde}}',
      '{{nota: qué se hace con los retazos y con lo que no se vende}}',
    ),
    heading('Dónde encontrarnos'),
    paragraph('{{empresa}}, {{domicilio}}. Puede escribirnos o llamarnos: {{contacto}}.'),
  ],
};
