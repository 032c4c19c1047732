/** Returns an SVG file with these shapes. */
export const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">${inside}</svg>`);

export const square = '<rect width="1000" height="500" fill="#234"/>';

/** Small files that would take long to draw, each for another reason. */
export const costlyDrawings = [
  ['fine dashes', svg(`<path d="M${crossing(20_000)}" stroke="#000" fill="none" stroke-dasharray="0.4"/>`)],
  ['shades upon shades', svg(`<g id="a" opacity=".5">${square}</g>${'<use href="#a" opacity=".5"/>'.repeat(4900)}`)],
  ['crossing lines', svg(`<path d="M${crossing(60_000)}z"/>`)],
] as const satisfies readonly (readonly [name: string, drawing: Buffer])[];

function crossing(count: number): string {
  return Array.from({ length: count }, (_, at) => `${(at * 7919) % 1000} ${(at * 104_729) % 500}`).join(' ');
}
