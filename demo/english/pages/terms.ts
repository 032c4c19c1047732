import type { EnglishPage } from './english-page.ts';

/** The laws keep their names, which is how they are found. A test holds the link to where buyers complain to that of the source. */
export const englishTerms: EnglishPage = {
  title: 'Terms and conditions',
  description: 'The rules for buying at {{tienda}}: prices, payment, delivery, withdrawal and guarantee.',
  blocks: [
    { block: 'heading', text: 'Who sells' },
    {
      block: 'paragraph',
      text: 'This site belongs to {{empresa}}, {{identificación fiscal}}, with its registered address at {{domicilio}}. We deal with questions and complaints at {{contacto}}, on working days, for at least eight hours a day.',
    },
    { block: 'heading', text: 'Which rules apply' },
    {
      block: 'paragraph',
      text: 'They apply to all purchases by consumers on this site, together with Ley 24.240 de Defensa del Consumidor, Argentina’s consumer protection act, and Código Civil y Comercial de la Nación, its civil and commercial code. Nothing written here limits the rights that those laws give you. To buy you must be 18 years old; minors buy with their legal representative.',
    },
    { block: 'heading', text: 'Products and prices' },
    {
      block: 'list',
      items: [
        'Prices are final, in Argentine pesos, with taxes included. The cost of delivery is shown separately, before you pay.',
        'The price that applies is the one published when you confirm the purchase. Promotions say from when and until when they apply.',
        'The photos are meant to show the colour and the fabric as they are; they may vary a little from screen to screen. The composition and the care are in the description.',
        'We sell what is shown as available. If an item sells out while you pay, we tell you and refund all that you paid.',
      ],
    },
    { block: 'heading', text: 'How to buy' },
    {
      block: 'steps',
      items: [
        'Choose the items, their size and their colour, and add them to the cart.',
        'Say how you want them delivered and check the total. Up to this point you can correct everything.',
        'Pay. The purchase is made when the payment is approved.',
        'We send you the confirmation by e-mail, with the details and the number of the order.',
      ],
    },
    { block: 'heading', text: 'Payment' },
    {
      block: 'paragraph',
      text: 'You pay with the payment methods that are offered at the end of the purchase, on the page of the payment provider. We neither receive nor keep your card details. If you pay in instalments with interest, the payment provider tells you the total financial cost before you confirm.',
    },
    { block: 'heading', text: 'Delivery' },
    {
      block: 'paragraph',
      text: 'You are told the time and the cost before you pay; the details are in [delivery](/paginas/envios). If we do not deliver, you can demand the delivery, accept an equivalent product or withdraw from the purchase and get back what you paid (Ley 24.240, article 10 bis).',
    },
    { block: 'heading', text: 'Withdrawal' },
    {
      block: 'paragraph',
      text: 'You have the right to withdraw from the purchase within **10 calendar days** of receiving the product or of making the purchase, whichever is later, without giving a reason and at no cost to you (Ley 24.240, article 34). Use the [withdrawal button](/arrepentimiento): you do not need an account and receive a code at once. We pay for the return.',
    },
    { block: 'heading', text: 'Exchanges and guarantee' },
    {
      block: 'paragraph',
      text: 'Besides the right of withdrawal, we offer [returns and exchanges](/paginas/cambios-y-devoluciones) for {{plazo de devolución}}. New items have a legal guarantee of six months for defects of any kind, also those that cannot be seen on receipt (Ley 24.240, article 11).',
    },
    { block: 'heading', text: 'Your account and your reviews' },
    {
      block: 'paragraph',
      text: 'You are responsible for the details that you enter and for keeping your password safe. We may remove reviews that contain insults, personal data or advertising of others. We treat your data as the [privacy policy](/paginas/privacidad) explains.',
    },
    { block: 'heading', text: 'Complaints' },
    {
      block: 'paragraph',
      text: 'Write to us first. You can also complain to Defensa del Consumidor, the consumer protection authority, at [autogestion.produccion.gob.ar/consumidores](https://autogestion.produccion.gob.ar/consumidores), or to the authority of your province. Argentine law applies, and the competent courts are those of the place where you received the purchase or were due to receive it.',
    },
  ],
};
