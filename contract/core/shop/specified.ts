import { shop } from './shop.ts';

/**
 * True if the owner keeps what the requirements say to the letter, as the demonstration does: their rules for products, their
 * sentences also where they say something else than what happened, and where their screens lead.
 */
export const isSpecified = (): boolean => shop().productRules === 'specified';
