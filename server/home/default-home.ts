import type { HomeBlock } from '#contract/home-blocks.ts';
import { homeBlock } from '#contract/home-blocks.ts';
import { shop } from '#contract/shop.ts';

/**
 * Returns the home page of a shop whose owner has arranged nothing: the specified landing page, with the shop's own name,
 * and without any promise that only its owner can make. What it has nothing for, such as products, is not shown.
 */
export function defaultHome(): HomeBlock[] {
  const { name, motto, description, returnDays } = shop();
  return [
    { id: 'apertura', kind: 'hero', title: name, line: motto ?? description ?? '' },
    { id: 'categorias', kind: 'tiles', title: 'Categorías', of: { by: 'biggest' } },
    { id: 'news-men', kind: 'products', source: { by: 'news', gender: 'men' } },
    { id: 'news-women', kind: 'products', source: { by: 'news', gender: 'women' } },
    {
      id: 'confianza',
      kind: 'facts',
      facts: [
        { icon: 'card', title: 'Medios de pago', text: 'Tarjetas y otros medios, en una página de pago segura.' },
        { icon: 'returns', title: 'Política de devolución', text: returnWords(returnDays) },
        { icon: 'warranty', title: 'Garantía asegurada', text: 'Si una prenda llega con una falla, respondemos.' },
        {
          icon: 'lock',
          title: 'Compra segura',
          text: 'Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda.',
        },
      ],
    },
  ].map((block) => homeBlock.parse(block));
}

function returnWords(days: number): string {
  return days > 0
    ? `Tiene ${days} días para cambiar de idea o de talle.`
    : 'Los plazos de la ley para arrepentirse de una compra.';
}
