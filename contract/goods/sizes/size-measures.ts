/** From and to, in cm. */
export type Span = readonly [from: number, to: number];

/** Measures of the body by size. They are usual ones: the demonstration shows them, and the owner's page of sizes begins with them. */
export const letterSizes: readonly {
  readonly size: string;
  readonly chest: Span;
  readonly waist: Span;
  readonly hips: Span;
}[] = [
  { size: 'XS', chest: [82, 86], waist: [64, 68], hips: [88, 92] },
  { size: 'S', chest: [87, 92], waist: [69, 74], hips: [93, 98] },
  { size: 'M', chest: [93, 98], waist: [75, 81], hips: [99, 104] },
  { size: 'L', chest: [99, 105], waist: [82, 89], hips: [105, 110] },
  { size: 'XL', chest: [106, 113], waist: [90, 98], hips: [111, 117] },
  { size: 'XXL', chest: [114, 122], waist: [99, 108], hips: [118, 125] },
];

/** The same of trousers and skirts. */
export const waistSizes: readonly { readonly size: string; readonly waist: Span; readonly hips: Span }[] = [
  { size: '36', waist: [66, 69], hips: [90, 93] },
  { size: '38', waist: [70, 73], hips: [94, 97] },
  { size: '40', waist: [74, 77], hips: [98, 101] },
  { size: '42', waist: [78, 82], hips: [102, 105] },
  { size: '44', waist: [83, 87], hips: [106, 109] },
  { size: '46', waist: [88, 93], hips: [110, 114] },
  { size: '48', waist: [94, 99], hips: [115, 119] },
];

/** The length of the foot by size of shoe, in cm. */
export const shoeSizes: readonly { readonly size: string; readonly foot: number }[] = [
  { size: '35', foot: 22.5 },
  { size: '36', foot: 23 },
  { size: '37', foot: 23.7 },
  { size: '38', foot: 24.3 },
  { size: '39', foot: 25 },
  { size: '40', foot: 25.7 },
  { size: '41', foot: 26.3 },
  { size: '42', foot: 27 },
  { size: '43', foot: 27.7 },
  { size: '44', foot: 28.3 },
  { size: '45', foot: 29 },
];
