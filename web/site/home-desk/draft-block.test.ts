import { expect, test } from 'vitest';
import { areDraftBlocks, isDraftBlock } from './draft-block.ts';
import { newBlock, newCampaign } from './new-block.ts';

test('MEND-7 a new block of every kind is kept as it is, with its empty fields', () => {
  for (const kind of ['hero', 'campaign', 'products', 'tiles', 'story', 'text', 'facts'] as const) {
    const kept: unknown = JSON.parse(JSON.stringify(newBlock(kind)));
    expect(isDraftBlock(kept)).toBe(true);
  }
  expect(isDraftBlock({ ...newBlock('hero'), campaigns: [newCampaign()] })).toBe(true);
});

test('MEND-7 what the editor could not show is not put back', () => {
  expect(isDraftBlock({ ...newBlock('text'), html: 3 })).toBe(false);
  expect(areDraftBlocks([newBlock('text'), { id: 'b-1', kind: 'film' }])).toBe(false);
});
