import { t } from '#messages/messages.ts';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import { homeBlock } from '#contract/site/home-blocks.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * Returns the home page of a shop whose owner has arranged nothing: the specified landing page, with the shop's own name,
 * and without any promise that only its owner can make. What it has nothing for, such as products, is not shown.
 */
export function defaultHome(): HomeBlock[] {
  const { name, motto, description, returnDays } = shop();
  return [
    { id: 'apertura', kind: 'hero', title: name, line: motto ?? description ?? '' },
    { id: 'categorias', kind: 'tiles', title: t('home.categories'), of: { by: 'biggest' } },
    { id: 'news-men', kind: 'products', source: { by: 'news', gender: 'men' } },
    { id: 'news-women', kind: 'products', source: { by: 'news', gender: 'women' } },
    {
      id: 'confianza',
      kind: 'facts',
      facts: [
        { icon: 'card', title: t('home.meansOfPayment'), text: t('home.meansOfPaymentText') },
        { icon: 'returns', title: t('home.returnPolicy'), text: returnWords(returnDays) },
        { icon: 'warranty', title: t('home.warranty'), text: t('home.warrantyText') },
        {
          icon: 'lock',
          title: t('home.securePurchase'),
          text: t('home.securePurchaseText'),
        },
      ],
    },
  ].map((block) => homeBlock.parse(block));
}

function returnWords(days: number): string {
  return days > 0 ? t('home.daysToChange', { days }) : t('home.legalTerms');
}
