import { expect } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { leavingEnglish, saidLines } from './said-lines.ts';
import { isSpanish } from './spanish-texts.ts';

/** Returns what a page in English says in Spanish, and where it leads to pages in Spanish. */
export function spanishIn($: CheerioAPI, pageAddress: string): string[] {
  expect([pageAddress, $('html').attr('lang')]).toEqual([pageAddress, 'en']);
  const said = saidLines($)
    .filter(isSpanish)
    .map((line) => `${pageAddress}: ${line}`);
  return [...said, ...leavingEnglish($, pageAddress).map((address) => `${pageAddress} leads to ${address}`)];
}
