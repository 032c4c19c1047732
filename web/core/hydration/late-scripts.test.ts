import { expect, test } from 'vitest';
import { lateId, lateScript } from './late-scripts.ts';

test('the script of the head knows what to request, and the element that starts it, and uses nothing from outside', () => {
  const script = lateScript(['/a.js', '/b.js'], '/b.js');
  expect(script).toContain(`(...[["/a.js","/b.js"],"/b.js","${lateId}",`);
  const listened: string[] = [];
  const toggled: unknown[] = [];
  const document = { cookie: '', documentElement: { toggleAttribute: (...given: unknown[]) => toggled.push(given) } };
  const run = new Function('document', 'addEventListener', script);
  run(document, (name: string) => listened.push(name));
  expect(toggled).toEqual([['data-member', false]]);
  expect(listened).toEqual(expect.arrayContaining(['load', 'pointerdown', 'keydown', 'DOMContentLoaded']));
});
