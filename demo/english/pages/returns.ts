import type { EnglishPage } from './english-page.ts';

/** The laws keep their names, which is how they are found. */
export const englishReturns: EnglishPage = {
  title: 'Returns and exchanges',
  description: 'How to change a size, return an item or withdraw from a purchase at {{tienda}}.',
  blocks: [
    { block: 'heading', text: 'The shop’s own returns and exchanges' },
    {
      block: 'paragraph',
      text: 'For {{plazo de devolución}} after you receive your purchase you can exchange an item for another size, or return it and get your money back.',
    },
    {
      block: 'list',
      items: [
        'The item must be unworn, unwashed and with its labels. Trying it on is not wearing it.',
        'For reasons of hygiene, underwear and swimwear are exchanged only in their sealed packaging.',
        'The size that you ask for is reserved for you while the item is on its way back.',
      ],
    },
    { block: 'heading', text: 'How it works' },
    {
      block: 'steps',
      items: [
        'Go to your [purchase history](/user/orders) and open the order.',
        'Choose “Return or exchange”, mark the items and say what you would prefer.',
        'We answer by e-mail with the address and the instructions for sending them.',
        'Once we have received and checked the item, we dispatch the other size or refund the money to the same payment method.',
      ],
    },
    { block: 'heading', text: 'Withdrawal button' },
    {
      block: 'paragraph',
      text: 'The law also gives you **10 calendar days** from when you receive the product, or from the purchase if that was later, to withdraw from it without saying why (Ley 24.240, Argentina’s consumer protection act, article 34, and Código Civil y Comercial, the civil and commercial code, article 1110).',
    },
    {
      block: 'list',
      items: [
        'Use the [withdrawal button](/arrepentimiento): it asks for the number of the order and your e-mail address, and gives you a reference code.',
        'It costs you nothing: we pay for sending the items back and refund everything, the delivery to you included.',
        'It does not apply to items made to measure or personalised (Código Civil y Comercial, article 1116).',
      ],
    },
    { block: 'heading', text: 'If an item has a fault' },
    {
      block: 'paragraph',
      text: 'New items have a legal guarantee of **six months** from delivery (Ley 24.240, article 11). Write to us with a photo: we repair or replace the item. If it is still not right, you can ask for another of the same kind, for what you paid or for a reduction of the price (article 17). We bear the cost of transport.',
    },
    { block: 'heading', text: 'When you get your money' },
    {
      block: 'paragraph',
      text: 'We order the refund once we have the item. The payment provider credits it in the days that follow; on a credit card it may appear on the next statement.',
    },
    { block: 'heading', text: 'Questions' },
    {
      block: 'paragraph',
      text: 'Write to us or call us: {{contacto}}. Your other rights are in the [terms and conditions](/paginas/terminos-y-condiciones).',
    },
  ],
};
