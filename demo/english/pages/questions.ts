import type { EnglishPage } from './english-page.ts';

export const englishQuestions: EnglishPage = {
  title: 'Frequently asked questions',
  description: 'Delivery, exchanges, sizes and payment: what we are asked most.',
  blocks: [
    { block: 'heading', text: 'How long does my purchase take to arrive?' },
    {
      block: 'paragraph',
      text: 'It depends on your address and on the delivery method: the time is shown on the page of each product and before you pay. More in [delivery](/paginas/envios).',
    },
    { block: 'heading', text: 'How do I know where it is?' },
    {
      block: 'paragraph',
      text: 'When we dispatch it we send you an e-mail with a tracking link. You also find it in your purchase history.',
    },
    { block: 'heading', text: 'Which size should I take?' },
    {
      block: 'paragraph',
      text: 'Compare your measurements with the [size guide](/paginas/guia-de-talles). If an item has a fit of its own, its description says so.',
    },
    { block: 'heading', text: 'Can I exchange an item?' },
    {
      block: 'paragraph',
      text: 'Yes: for {{plazo de devolución}} after you receive it you can exchange it for another size or return it. The steps are in [returns and exchanges](/paginas/cambios-y-devoluciones).',
    },
    { block: 'heading', text: 'What if I change my mind?' },
    {
      block: 'paragraph',
      text: 'By law you have 10 calendar days from when you receive your purchase to withdraw from it, without giving a reason (the right of withdrawal, called “arrepentimiento” in Argentina). You can do so with the [form](/arrepentimiento), without signing in.',
    },
    { block: 'heading', text: 'How can I pay?' },
    {
      block: 'paragraph',
      text: 'With the payment methods that you see when you pay. You pay on the page of the payment provider: we do not receive your card details.',
    },
    { block: 'heading', text: 'Do I need an account to buy?' },
    {
      block: 'paragraph',
      text: 'You can look at everything and fill your cart without an account. To buy we ask for one, because with it you follow your purchase and ask for exchanges.',
    },
    { block: 'heading', text: 'Where can I ask about something else?' },
    { block: 'paragraph', text: 'Write to us or call us: {{contacto}}.' },
  ],
};
