import { expect, test } from 'vitest';
import { linting } from './lint-fixture.ts';

const { complaints, accused } = linting('shop/messages');

test.concurrent('OWN-2 a text of the interface outside the catalogues is reported', async () => {
  const files = {
    'web/sales/bag/a.tsx': '<p>Carrito</p>;',
    'web/sales/bag/b.tsx': '<img alt="Foto" />;',
    'web/sales/bag/f.tsx': "<span>{more === 1 ? 'color' : 'colores'}</span>;",
    'web/sales/bag/g.tsx': '<p>{`${units} ${units === 1 ? "prenda" : "prendas"}`}</p>;',
    'web/sales/bag/h.tsx': "<img alt={isOwn ? 'Foto' : alt} />;",
    'web/sales/bag/c.ts': "say('No hay más');",
    'contract/d.ts': 'say(`Quedan ${count} unidades de la prenda`);',
    'contract/mail/letters/order-letters.ts': "original({ title: '¡Gracias por su compra!' });",
    'server/bag/e.ts': "say('Elija una de las opciones');",
    'platform/media/f.ts': "refuse('el archivo está dañado.');",
  };
  expect(await accused(files)).toEqual(Object.keys(files).toSorted());
});

test.concurrent('keys, classes, developers’ errors, tests and tables of countries are not', async () => {
  expect(
    await complaints({
      'web/sales/bag/a.tsx': '<p className="text-small">{t(\'bag.title\')} · {count}</p>;',
      'web/sales/bag/b.tsx': '<Field name="city" label={t(\'bag.city\')} />;',
      'web/sales/bag/d.tsx': "<p className={isOwn ? 'text-small' : ''}>{isOwn ? ' · ' : `${grams} g`}</p>;",
      'web/sales/bag/e.tsx': "<script>{files ? 'window.start = 1' : ''}</script>;",
      'server/bag/c.ts': "throw new Error('the input of a shared call has to be an object');",
      'server/bag/c.test.ts': "expect(text).toBe('No hay más');",
      'contract/core/countries/zz.ts': "export const name = 'Perú';",
      'platform/d.ts': "tell('Preparando la base de datos…');",
    }),
  ).toEqual([]);
});
