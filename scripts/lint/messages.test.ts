import { expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { complaints, accused } = linting('shop/messages');

test.concurrent('OWN-2 a text of the interface outside the catalogues is reported', async () => {
  const files = {
    'web/bag/a.tsx': '<p>Carrito</p>;',
    'web/bag/b.tsx': '<img alt="Foto" />;',
    'web/bag/f.tsx': "<span>{more === 1 ? 'color' : 'colores'}</span>;",
    'web/bag/g.tsx': '<p>{`${units} ${units === 1 ? "prenda" : "prendas"}`}</p>;',
    'web/bag/h.tsx': "<img alt={isOwn ? 'Foto' : alt} />;",
    'web/bag/c.ts': "say('No hay más');",
    'contract/d.ts': 'say(`Quedan ${count} unidades de la prenda`);',
    'contract/letters/order-letters.ts': "original({ title: '¡Gracias por su compra!' });",
    'server/bag/e.ts': "say('Elija una de las opciones');",
    'platform/media/f.ts': "refuse('el archivo está dañado.');",
  };
  expect(await accused(files)).toEqual(Object.keys(files).toSorted());
});

test.concurrent('keys, classes, developers’ errors, tests and tables of countries are not', async () => {
  expect(
    await complaints({
      'web/bag/a.tsx': '<p className="text-small">{t(\'bag.title\')} · {count}</p>;',
      'web/bag/b.tsx': '<Field name="city" label={t(\'bag.city\')} />;',
      'web/bag/d.tsx': "<p className={isOwn ? 'text-small' : ''}>{isOwn ? ' · ' : `${grams} g`}</p>;",
      'web/bag/e.tsx': "<script>{files ? 'window.start = 1' : ''}</script>;",
      'server/bag/c.ts': "throw new Error('the input of a shared call has to be an object');",
      'server/bag/c.test.ts': "expect(text).toBe('No hay más');",
      'contract/countries/zz.ts': "export const name = 'Perú';",
      'platform/d.ts': "tell('Preparando la base de datos…');",
    }),
  ).toEqual([]);
});
