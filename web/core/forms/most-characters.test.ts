import { expect, test } from 'vitest';
import { carriers } from '#contract/delivery/carriers.ts';
import { methodFields } from '#contract/delivery/delivery-rules.ts';
import { modifiedProduct } from '#contract/goods/product-rules.ts';
import { homeBlock } from '#contract/site/home-blocks.ts';
import { mostCharactersAt } from './most-characters.ts';

test.each([
  ['an object', carriers.create.input, 'name', 60],
  ['a field with a first value', carriers.create.input, 'linkTemplate', 300],
  ['one object of a choice', methodFields, 'pickup.address', 150],
  ['an object that becomes another', modifiedProduct, 'model', 70],
  ['a list in one object of a choice', homeBlock, 'facts.3.title', 40],
  ['a choice in a list', homeBlock, 'campaigns.0.link.address', 300],
  ['what is no text', carriers.create.input, 'isActive', undefined],
  ['what is not there', carriers.create.input, 'other', undefined],
])('the longest text of %s is found', (_, schema, place, most) => {
  expect(mostCharactersAt(schema, place)).toBe(most);
});
