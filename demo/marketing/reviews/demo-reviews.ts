import { chanceOf, type Chance } from '#demo/goods/products/chance.ts';
import { endings, openings } from './review-phrases.ts';

type Stars = keyof typeof openings;

/** A review of the demo shop. `reviewer` and `product` are indexes in the given lists. */
export type DemoReview = {
  readonly reviewer: number;
  readonly product: number;
  readonly calification: Stars;
  readonly comment: string;
  readonly daysAgo: number;
};

type Shop = { readonly colors: readonly string[]; readonly reviewers: number };

const topShares = [14, 11, 9, 8, 7, 6, 6, 5, 5, 5, 4, 4, 4] as const;

/** The number of reviews of the most popular products, the others having none: 150 in all. */
const shares = [
  ...topShares,
  ...Array.from({ length: 5 }, () => 3),
  ...Array.from({ length: 12 }, () => 2),
  ...Array.from({ length: 23 }, () => 1),
];

/** The probabilities of one to five stars, for popular and for controversial products. */
const pleasing = [0.02, 0.04, 0.1, 0.3, 0.54] as const;
const dividing = [0.12, 0.18, 0.28, 0.27, 0.15] as const;

/** Returns about 150 reviews, always the same, of products with the given colours. No user reviews a product twice. */
export function demoReviews({ colors, reviewers }: Shop): DemoReview[] {
  const chance = chanceOf(23);
  const used = new Set<string>();
  const known = shuffled(
    colors.map((_, place) => place),
    chance,
  ).slice(0, shares.length);
  return known.flatMap((product, rank) => {
    const likes = chance() < 0.75 ? pleasing : dividing;
    const crowd = shuffled(
      Array.from({ length: reviewers }, (_, place) => place),
      chance,
    ).slice(0, shares[rank]);
    return crowd.map((reviewer) => {
      const calification = starsOf(chance(), likes);
      const comment = newComment(calification, colors[product] ?? '', used, chance);
      return { reviewer, product, calification, comment, daysAgo: 2 + Math.floor(chance() * 300) };
    });
  });
}

function shuffled(places: readonly number[], chance: Chance): number[] {
  return places
    .map((place) => ({ place, key: chance() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ place }) => place);
}

const upward = [1, 2, 3, 4, 5] as const;

function starsOf(roll: number, likes: readonly number[]): Stars {
  let left = roll;
  return upward.find((stars) => (left -= likes[stars - 1] ?? 0) < 0) ?? 5;
}

/** Returns a new comment, as long as there is one. */
function newComment(stars: Stars, color: string, used: Set<string>, chance: Chance): string {
  const pick = <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)];
  for (let attempt = 1; ; attempt += 1) {
    const text = `${pick<string>(openings[stars]) ?? ''} ${pick<string>(endings[stars]) ?? ''}`;
    const comment = text.replace('{color}', color.toLowerCase()).trim();
    if (!used.has(comment) || attempt === 200) {
      used.add(comment);
      return comment;
    }
  }
}
