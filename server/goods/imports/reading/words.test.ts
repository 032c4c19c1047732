import { expect, onTestFinished, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { setTranslations } from '#server/core/context/shown-words.ts';
import { genderIn } from './words.ts';

test('GOOD-13 a file names a department in any language, also within a path, and the two of the requirements as before', () => {
  const before = shop();
  onTestFinished(() => {
    setShop(before);
    setTranslations(new Map());
  });
  const own = [
    { id: 'men', name: 'Caballeros', isHidden: false },
    { id: 'women', name: null, isHidden: false },
    { id: 'ninos-y-bebes', name: 'Niños y bebés', isHidden: true },
  ];
  setShop({ ...before, departments: own });
  setTranslations(new Map([['en', new Map([['Niños y bebés', 'Kids']])]]));
  const kids = ['Niños y bebés', 'NINOS Y BEBES', 'kids', 'ninos-y-bebes', 'Ropa > Kids > Remeras', 'Kids (unisex)'];
  expect(kids.map(genderIn)).toEqual(kids.map(() => 'ninos-y-bebes'));
  expect(['Caballeros', 'Hombre', 'Mujer > Remeras'].map(genderIn)).toEqual(['men', 'men', 'women']);
  expect(['Kids | Mujeres de 12 a 14', 'Remeras', ''].map(genderIn)).toEqual(['ninos-y-bebes', undefined, undefined]);
});
