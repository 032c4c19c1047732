import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spelledPath } from './one-address.ts';

test.each([
  ['/', '/', '/'],
  ['/home', '/home', '/home'],
  ['/HOME', '/home', '/home'],
  ['/home/', '/home', '/home'],
  ['//home//', '/home', '/home'],
  ['/%68ome', '/home', '/home'],
  ['/detail/6', '/detail/:id', '/detail/6'],
  ['/detail/06', '/detail/:id', '/detail/6'],
  ['/detail/6.0', '/detail/:id', '/detail/6'],
  ['/detail/6e0', '/detail/:id', '/detail/6'],
  ['/detail/0x6', '/detail/:id', '/detail/6'],
  ['/detail/+6', '/detail/:id', '/detail/6'],
  ['/detail/%206', '/detail/:id', '/detail/6'],
  ['/Detail/6/', '/detail/:id', '/detail/6'],
  ['/detail/zapato', '/detail/:id', '/detail/zapato'],
  ['/detail/6.5', '/detail/:id', '/detail/6.5'],
  ['/admin/publicidad', '/admin/Publicidad', '/admin/Publicidad'],
  ['/admin/categories/', '/admin/categories/:id?', '/admin/categories'],
  ['/admin/categories/007', '/admin/categories/:id?', '/admin/categories/7'],
  ['/user/orders/007', '/user/orders/:payment_id', '/user/orders/007'],
  ['/admin/clients/Ana%40x', '/admin/clients/:user_name', '/admin/clients/Ana%40x'],
  ['/NADA/', '/*', '/NADA/'],
  ['//evil.example/x', '/*', '/evil.example/x'],
])('MEND-46: %s, matched by %s, is %s', (path, pattern, spelled) => {
  expect(spelledPath(path, pattern)).toBe(spelled);
});

test('MEND-46: the canonical address is never redirected, for any requested spelling', () => {
  const segment = fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed()));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom('/detail/:id', '/home', '/'), (path, to) => {
      const once = spelledPath(`/${path.join('/')}`, to);
      expect(spelledPath(once, to)).toBe(once);
      expect(once).not.toMatch(/^\/\//);
    }),
  );
});
