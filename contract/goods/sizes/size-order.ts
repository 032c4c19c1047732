const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Compares sizes: letters from small to large, then numbers, then the rest. */
export function bySize(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b, 'es');
}

function rank(size: string): number {
  const letter = letters.indexOf(size);
  if (letter >= 0) return letter;
  return /^\d+$/.test(size) ? 100 + Number(size) : 100_000;
}
