import type { EnglishPage } from './english-page.ts';

/** The last two paragraphs of the rights are the notices that the authority prescribes, translated. */
export const englishPrivacy: EnglishPage = {
  title: 'Privacy policy',
  description: 'Which personal data {{tienda}} keeps, why, and how to have them corrected or deleted.',
  blocks: [
    { block: 'heading', text: 'Who is responsible' },
    {
      block: 'paragraph',
      text: '{{empresa}}, {{identificación fiscal}}, with its registered address at {{domicilio}}, is responsible for the database of this site. For all that follows, write to {{correo}}.',
    },
    { block: 'heading', text: 'Which data we keep, and why' },
    {
      block: 'list',
      items: [
        '**Of your account:** username, e-mail address, name and password, which we keep encrypted, so that you can sign in.',
        '**Of your purchases:** what you bought, the address that it is sent to, and the telephone number and identity document of whoever receives it, to deliver it, to invoice it and to deal with exchanges and guarantees.',
        '**Of the payment:** its status and its amount. Only the payment provider receives the card details.',
        '**Technical:** the network address and errors, for a short time, to keep the site secure.',
      ],
    },
    {
      block: 'paragraph',
      text: 'The data marked as required are necessary for the purchase: we cannot make it without them. You give the others only if you wish. We do not ask for sensitive data.',
    },
    { block: 'heading', text: 'With whom we share them' },
    {
      block: 'paragraph',
      text: 'With the payment provider to charge, with the carrier to deliver and with the authorities when the law demands it. They may use them for nothing else. We do not sell your data, or pass them on for the advertising of others.',
    },
    { block: 'heading', text: 'Advertising' },
    {
      block: 'paragraph',
      text: 'We send you news only if you agreed to it. Each e-mail has a link to stop receiving it. At any time you can ask for your data to be removed from advertising lists, or blocked there (Ley 25.326, Argentina’s personal data protection act, article 27).',
    },
    { block: 'heading', text: 'For how long' },
    {
      block: 'paragraph',
      text: 'For as long as you have your account. When you delete it we remove your personal data; of your purchases we keep what tax and commercial laws demand, for the times that they set.',
    },
    { block: 'heading', text: 'Your rights' },
    {
      block: 'list',
      items: [
        '**Access:** to know which of your data we have. We answer within 10 calendar days.',
        '**Rectification, updating and erasure:** to have them corrected or deleted. We do so within 5 working days.',
      ],
    },
    {
      block: 'paragraph',
      text: 'Data subjects may exercise the right of access to their personal data free of charge at intervals of no less than six months, unless they show a legitimate interest in doing so sooner, as established in article 14, subsection 3 of Ley Nº 25.326.',
    },
    {
      block: 'paragraph',
      text: 'The AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, the agency of access to public information, in its capacity as the supervisory body of Ley Nº 25.326, has the power to deal with the reports and complaints made by those whose rights are affected by a breach of the rules in force on the protection of personal data.',
    },
    { block: 'heading', text: 'Security and cookies' },
    {
      block: 'paragraph',
      text: 'The site uses encrypted connections, and each person on the team sees only what their task needs. What is stored in your browser is explained in the [cookie policy](/paginas/cookies).',
    },
  ],
};
