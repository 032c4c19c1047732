import type { BlockKind, HomeBlock } from '#contract/site/home-blocks.ts';
import type { HeroCampaign, HomeCollection, HomeFact, HomeLink, ProductSource } from '#contract/site/home-parts.ts';

/** Returns an id that no other block of a page has. */
export function newId(): string {
  return `b-${crypto.randomUUID().slice(0, 13)}`;
}

/** A category or a product that is not chosen yet: it is refused until it is. */
export const unchosen = 0;

export const anyCollection: HomeCollection = {
  gender: null,
  category: null,
  brand: '',
  color: '',
  size: '',
  search: '',
  minPrice: null,
  maxPrice: null,
  offers: false,
};

const emptyFact: HomeFact = { icon: 'truck', title: '', text: '' };

const places = { from: null, until: null } as const;

/** Returns a new campaign of the opening. */
export function newCampaign(): HeroCampaign {
  const words = { title: '', line: '', label: '' };
  return { id: newId(), wide: '', narrow: '', alt: '', ...words, link: { to: 'gender', gender: 'women' } };
}

/** Returns a new block to fill in. */
export function newBlock(kind: BlockKind): HomeBlock {
  const common = { id: newId(), ...places };
  switch (kind) {
    case 'hero':
      return { ...common, kind, title: '', line: '', campaigns: [] };
    case 'campaign':
      return {
        ...common,
        kind,
        wide: '',
        narrow: '',
        alt: '',
        title: '',
        line: '',
        button: '',
        link: { to: 'gender', gender: 'women' },
        tone: 'light',
      };
    case 'products':
      return { ...common, kind, title: '', source: { by: 'newest', gender: null }, count: 4 };
    case 'tiles':
      return { ...common, kind, title: '', of: { by: 'biggest' } };
    case 'story':
      return {
        ...common,
        kind,
        label: '',
        title: '',
        text: '',
        picture: '',
        alt: '',
        button: '',
        link: { to: 'nothing' },
      };
    case 'text':
      return { ...common, kind, title: '', html: '' };
    case 'facts':
      return { ...common, kind, facts: [emptyFact, { ...emptyFact, icon: 'returns' }, { ...emptyFact, icon: 'lock' }] };
  }
}

/** Returns an empty fact for a strip. */
export function newFact(): HomeFact {
  return emptyFact;
}

/** Returns a new source of products of a kind. */
export function newSource(by: ProductSource['by']): ProductSource {
  switch (by) {
    case 'news':
      return { by, gender: 'women' };
    case 'newest':
    case 'offers':
      return { by, gender: null };
    case 'category':
      return { by, category: unchosen };
    case 'collection':
      return { by, query: anyCollection };
    case 'picked':
      return { by, products: [] };
  }
}

/** Returns a new link of a kind. */
export function newLink(to: HomeLink['to']): HomeLink {
  switch (to) {
    case 'nothing':
      return { to };
    case 'gender':
      return { to, gender: 'women' };
    case 'category':
      return { to, category: unchosen };
    case 'product':
      return { to, product: unchosen };
    case 'collection':
      return { to, query: anyCollection };
    case 'page':
      return { to, address: '' };
  }
}
