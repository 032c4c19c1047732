import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const token = 'Zk3-qL9_x0aBcDeFgHiJkLmNoPqRsTuV';

test.each([
  ['/', '/'],
  ['/home?search=ana', '/home'],
  ['/home.data?_routes=x', '/home'],
  ['/_.data', '/_'],
  ['/user/orders/1234?token=x', '/user/orders'],
  ['/user/changepassword/ana?token=x', '/user/changepassword'],
  ['/en/pagar/x', '/en/pagar'],
  ['/detail/6', '/detail/:'],
  ['/api/orders/A-1/payment', '/api/orders'],
  ['/media/0123456789abcdef/640.avif', '/media/:'],
])('%s is logged as %s', (target, shown) => {
  expect(loggedPath(target)).toBe(shown);
});

test.each([
  '/abrir/',
  '/pagar/',
  '/seguimiento/',
  '/en/abrir/',
  '/api/setup/',
  '/api/payment-links/',
  '/api/tracking/',
  '/',
])('OWN-3 a secret at the end of %s is not logged, nor what was typed instead of it', (before) => {
  for (const after of ['', '.data', '?x=1', '/payment', '#x']) {
    expect(loggedPath(`${before}${token}${after}`)).not.toContain(token.slice(0, 8));
  }
  fc.assert(
    fc.property(fc.webSegment({ size: 'medium' }), (typed) => {
      expect(loggedPath(`${before}9${typed}`)).not.toContain(`9${typed}`);
    }),
  );
});
