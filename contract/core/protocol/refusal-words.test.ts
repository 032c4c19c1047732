import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from './endpoint.ts';
import { modifiedProduct, newProduct } from '#contract/goods/product-rules.ts';
import { fieldErrors, wordsByPlace } from './refusal-words.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The fields of all calls with a maximum size, with a value that is too large for each. */
const limited = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .flatMap(({ method, path, input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    return Object.entries(propertiesOf(schema)).flatMap(([field, of]) =>
      tooLarge(of).map(({ limit, value }) => ({
        call: `${method} ${path}`,
        input,
        field,
        limit,
        value,
      })),
    );
  });

function propertiesOf(schema: Schema): Record<string, Schema> {
  const parts = (schema.allOf ?? []).filter((part) => typeof part === 'object');
  const own = Object.entries(schema.properties ?? {}).filter(
    (pair): pair is [string, Schema] => typeof pair[1] === 'object',
  );
  return Object.assign({}, Object.fromEntries(own), ...parts.map(propertiesOf));
}

function tooLarge({ maxLength, maxItems }: Schema) {
  const found = [];
  if (maxLength !== undefined) {
    found.push({ limit: maxLength, value: 'a'.repeat(maxLength + 1) });
  }
  if (maxItems !== undefined) {
    found.push({ limit: maxItems, value: Array.from({ length: maxItems + 1 }, () => 'x') });
  }
  return found;
}

test('MEND-33 every value that is too long gets a message with the limit', () => {
  expect(limited.length).toBeGreaterThan(40);
  for (const { call, input, field, limit, value } of limited) {
    const given = { [field]: value };
    const parsed = input.safeParse(given);
    const errors = parsed.success ? [] : fieldErrors(parsed.error.issues, given);
    const words = errors
      .filter(({ path }) => path === field)
      .map(({ message }) => message)
      .join(' ');
    const says = words.includes(String(limit));
    expect([call, field, says]).toEqual([call, field, true]);
  }
});

const shirt = {
  name: 'Camisa',
  description: 'Lino',
  images: ['https://tienda.example/a.png'],
  currentPrice: '15000',
  color: 'Azul',
  gender: 'women',
  brandName: 'Casa',
  category: 7,
};

function wordsOf(change: object, schema: z.ZodType = newProduct): Readonly<Record<string, string>> {
  const given = { ...shirt, ...change };
  const parsed = schema.safeParse(given);
  return parsed.success ? {} : wordsByPlace(parsed.error.issues, given);
}

describe('a product', () => {
  test.each([
    [
      { name: 'Buzo 100% algodón' },
      'name',
      'Debe ingresar un nombre válido para el producto\nEl carácter % no se admite.',
    ],
    [
      { name: 'Remera H&M (slim)' },
      'name',
      'Debe ingresar un nombre válido para el producto\nLos caracteres & ( ) no se admiten.',
    ],
    [
      { name: 'x'.repeat(75) },
      'name',
      'Debe ingresar un nombre válido para el producto\nTiene 75 caracteres y puede tener hasta 70.',
    ],
    [{ name: '' }, 'name', 'Debe ingresar un nombre válido para el producto'],
    [
      { description: '<p>50 % lino &amp; seda</p>' },
      'description',
      'Debe ingresar una description del producto\nLos caracteres % & no se admiten.',
    ],
    [{ color: 'Azul 2' }, 'color', 'Debe ingresar un color de prenda valido\nEl carácter 2 no se admite.'],
    [
      { images: Array.from({ length: 13 }, (_, n) => `https://tienda.example/${n}.png`) },
      'images',
      'Un producto puede tener hasta 12 imágenes.\nHay 13.',
    ],
    [{ images: [] }, 'images', 'Debe agregar al menos una imagen producto'],
    [
      { variants: [{ brandSize: 'M', isInStock: true, stock: -1 }] },
      'variants.0.stock',
      'El stock debe ser un número entero\nNo puede ser menor que 0.',
    ],
    [
      { variants: [{ brandSize: 'M', isInStock: true, stock: 100_000 }] },
      'variants.0.stock',
      'El stock debe ser un número entero\nNo puede ser mayor que 99999.',
    ],
    [{ category: '' }, 'category', 'Debe ingresar una marca\nFalta elegir la categoría.'],
    [{ currentPrice: '' }, 'currentPrice', 'Debe ingresar un importe valido'],
    [{ currentPrice: '-1' }, 'currentPrice', 'Debe ingresar un importe valido\nNo puede ser negativo.'],
    [
      { currentPrice: '123456' },
      'currentPrice',
      'Debe ingresar un importe valido\nTiene 6 caracteres y puede tener hasta 5.',
    ],
  ])('MEND-33 %o has a message with the exact reason', (change, path, words) => {
    expect(wordsOf(change)).toEqual({ [path]: words });
  });

  test.each([
    [newProduct, ''],
    [modifiedProduct, '!'],
  ])('MEND-32 a price of 0 and a false offer are rejected, for new and modified products', (schema, mark) => {
    const price = `Debe ingresar un importe valido${mark}`;
    const offer = (previousPrice: unknown) => ({ isOffertPrice: true, previousPrice });
    const notLower = { previousPrice: `${price}\nEl precio anterior debe ser mayor que el actual.` };
    expect(wordsOf({ currentPrice: 0 }, schema)).toEqual({ currentPrice: `${price}\nDebe ser mayor que 0.` });
    expect(wordsOf({ currentPrice: '0,00' }, schema)).toEqual({ currentPrice: `${price}\nDebe ser mayor que 0.` });
    expect(wordsOf(offer('15000'), schema)).toEqual(notLower);
    expect(wordsOf(offer('14999'), schema)).toEqual(notLower);
    expect(wordsOf(offer(0), schema)).toEqual({ previousPrice: `${price}\nDebe ser mayor que 0.` });
    expect(wordsOf(offer(null), schema)).toEqual({ previousPrice: price });
    expect(wordsOf(offer('15001'), schema)).toEqual({});
    // Without an offer there is no previous price to compare with.
    expect(wordsOf({ isOffertPrice: false, previousPrice: '10' }, schema)).toEqual({});
  });
});
