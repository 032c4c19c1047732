import { expect, test } from 'vitest';
import { contentSecurityPolicy, newNonce } from './content-security-policy.ts';

const policyOf = (isFramed: boolean) => {
  const nonce = newNonce();
  const text = contentSecurityPolicy({ nonce, payHosts: ['https://pay.example'], isDevelopment: false, isFramed });
  return { nonce, rules: new Map(text.split('; ').map((rule) => [rule.split(' ', 1)[0], rule])) };
};

test('MEND-14 the pages run scripts of the shop and with their nonce only, no plug-ins, and no other base', () => {
  const { nonce, rules } = policyOf(false);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(policyOf(false).nonce).not.toBe(nonce);
  expect(rules.get('default-src')).toBe("default-src 'self'");
  expect(rules.get('script-src')).toBe(`script-src 'self' 'nonce-${nonce}'`);
  expect(rules.get('style-src-elem')).toBe(`style-src-elem 'self' 'nonce-${nonce}'`);
  expect(rules.get('connect-src')).toBe("connect-src 'self'");
  expect(rules.get('object-src')).toBe("object-src 'none'");
  expect(rules.get('base-uri')).toBe("base-uri 'none'");
  expect(rules.get('form-action')).toBe("form-action 'self' https://pay.example");
  expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('MEND-14 a page of the back office is framed by the shop itself alone', () => {
  expect(policyOf(true).rules.get('frame-ancestors')).toBe("frame-ancestors 'self'");
});
