import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { bagRule } from '#contract/sales/checkout/bag-rule.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { heldBagCookies, heldBagIn, noHeldBag, type HeldBag } from './held-cookie.ts';

const read = (cookie: string) => heldBagIn(new Headers({ cookie }));
const pairOf = (cookie: string | undefined) => cookie?.slice(0, cookie.indexOf(';')) ?? '';
const oneShirt: HeldBag = {
  id: 'abcdef-123',
  reference: '',
  lines: [{ id: 3, variantId: 17, brandSize: 'M', quantity: 1 }],
};

const before = shop();

afterEach(() => setShop(before));

const row = fc.integer({ min: 1, max: 2_147_483_647 });
const line = fc.record({
  id: row,
  variantId: row,
  brandSize: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }).filter((size) => size.trim() === size),
  quantity: fc.integer({ min: 1, max: bagRule.mostUnits }),
});
const lines = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: bagRule.mostLines,
  selector: ({ variantId }) => variantId,
});

describe('MEND-23 the bag in a cookie', () => {
  test('is read as it was stored, among other cookies, unless it is too long', () => {
    fc.assert(
      fc.property(lines, fc.option(fc.uuid(), { nil: '' }), (kept, reference) => {
        const bag: HeldBag = { id: 'abcdef-123', reference, lines: kept };
        const [cookie] = heldBagCookies(bag, true);
        if (cookie === undefined) return kept.length > 20;
        expect(cookie.length).toBeLessThan(4096);
        expect(read(`otra=1; ${pairOf(cookie)}; percha=x`)).toEqual(bag);
        return true;
      }),
    );
  });

  test('BAG-1 of an earlier version, which named products and sizes, is read, and written with variants', () => {
    const former = read(`bolsa=abcdef-123@${'a'.repeat(36)}|3:M:1|4:%C3%9ANICO:2`);
    expect(former).toEqual({
      id: 'abcdef-123',
      reference: 'a'.repeat(36),
      lines: [
        { id: 3, brandSize: 'M', quantity: 1 },
        { id: 4, brandSize: 'ÚNICO', quantity: 2 },
      ],
    });
    const [known, ...gone] = former.lines;
    const [cookie] = heldBagCookies(
      { ...former, lines: [{ id: 3, brandSize: 'M', ...known, variantId: 17, quantity: 1 }, ...gone] },
      true,
    );
    expect(pairOf(cookie)).toBe(`__Secure-bolsa=2.abcdef-123@${'a'.repeat(36)}|17:3:M:1|0:4:%C3%9ANICO:2`);
    expect(read(pairOf(cookie)).lines).toEqual([{ ...former.lines[0], variantId: 17 }, former.lines[1]]);
  });

  test('is sent to the bag’s page only, and no script can read it', () => {
    const cookies = heldBagCookies({ ...oneShirt, id: '' }, true);
    expect(cookies).toHaveLength(1);
    for (const part of ['__Secure-bolsa=', 'Path=/bag;', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=']) {
      expect(cookies[0]).toContain(part);
    }
    // A browser takes no cookie of that name that is not Secure, not even one that deletes it.
    expect(heldBagCookies(noHeldBag, true)).toEqual([
      expect.stringMatching(/^__Secure-bolsa=;.*Max-Age=0; Secure$/),
      expect.stringMatching(/^bolsa=;.*Max-Age=0; Secure$/),
    ]);
    expect(heldBagCookies(noHeldBag, false)).toEqual([expect.stringMatching(/^bolsa=;.*Max-Age=0$/)]);
    expect(read('bolsa=former-1|3:M:1; __Secure-bolsa=2.abcdef-123|17:3:M:1').id).toBe('abcdef-123');
  });

  test('OWN-2 is the same at the address of each language, and is deleted at both', () => {
    setShop({ ...before, otherLanguage: 'en' });
    const kept = heldBagCookies(oneShirt, true);
    expect(kept.map((cookie) => /Path=([^;]*)/.exec(cookie)?.[1])).toEqual(['/bag', '/en/bag']);
    expect(kept.map((cookie) => read(pairOf(cookie)))).toEqual([oneShirt, oneShirt]);
    expect(heldBagCookies(noHeldBag, false)).toEqual([
      expect.stringMatching(/^bolsa=; Path=\/bag; .*Max-Age=0$/),
      expect.stringMatching(/^bolsa=; Path=\/en\/bag; .*Max-Age=0$/),
    ]);
  });

  test.each([
    ['nothing', ''],
    ['another cookie', 'xbolsa=abcdef|1:M:1'],
    ['no id', 'bolsa=|1:M:1'],
    ['100 units', 'bolsa=abcdef|1:M:100'],
    ['no units', 'bolsa=abcdef|1:M:0'],
    ['100 units in two lines', 'bolsa=abcdef|1:M:60|1:M:60'],
    ['51 lines', `bolsa=abcdef${Array.from({ length: 51 }, (_, index) => `|${index + 1}:M:1`).join('')}`],
    ['a number that is no row', 'bolsa=abcdef|9999999999:M:1'],
    ['a damaged size', 'bolsa=abcdef|1:%E0%A4%A:1'],
    ['a long size', `bolsa=abcdef|1:${'M'.repeat(13)}:1`],
    ['words', 'bolsa=<script>'],
    ['a version to come', 'bolsa=3.abcdef|17:1:M:1'],
    ['a line without its variant', 'bolsa=2.abcdef|1:M:1'],
    ['a variant that is no row', 'bolsa=2.abcdef|9999999999:1:M:1'],
    ['100 units of a variant', 'bolsa=2.abcdef|17:1:M:60|17:1:L:60'],
  ])('of %s is an empty one', (_, cookie) => {
    expect(read(cookie)).toEqual(noHeldBag);
  });
});
