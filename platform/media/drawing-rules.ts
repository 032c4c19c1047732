/** The elements of a cleaned drawing (SVG 2): shapes, groups, and what shapes refer to. */
export const elements: ReadonlySet<string> = new Set([
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
]);

/** Elements that only group: old files of Illustrator have everything within `switch`. */
export const plainGroups: ReadonlySet<string> = new Set(['a', 'switch']);

/** Elements that draw something. */
export const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

const length = /^[+-]?[\d.]{1,24}(?:e[+-]?\d{1,3})?(?:px|pt|pc|mm|cm|in|em|%)?$/i;
const numbers = /^[\d.,eE+\-\s]*$/;
const keyword = /^[a-z-]{1,40}$/i;
const color = /^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d.,%\s/]{1,60}\))$/i;
const paint =
  /^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d.,%\s/]{1,60}\)|url\(["']?#[\w.:-]{1,100}["']?\)(?: none)?)$/i;
const transform = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s?\([\d.,eE+\-\s]{0,200}\)[\s,]{0,4}){0,20}$/;
const inFile = /^#[\w.:-]{1,100}$/;
const reference = /^(?:none|url\(["']?#[\w.:-]{1,100}["']?\))$/;

/** A map, not an object, which has names of its own: 'constructor'. */
function named(forms: Readonly<Record<string, RegExp>>): ReadonlyMap<string, RegExp> {
  return new Map(Object.entries(forms));
}

/** Properties, which may be attributes or in a style, and the form of their values. Nothing leads out of the file. */
export const properties = named({
  fill: paint,
  stroke: paint,
  color,
  'stop-color': color,
  'fill-opacity': length,
  'stroke-opacity': length,
  'stop-opacity': length,
  opacity: length,
  'stroke-width': length,
  'stroke-miterlimit': length,
  'stroke-dashoffset': length,
  'stroke-dasharray': /^(?:none|[\d.,\spx%]{1,200})$/,
  'stroke-linecap': keyword,
  'stroke-linejoin': keyword,
  'fill-rule': keyword,
  'clip-rule': keyword,
  'mask-type': keyword,
  'paint-order': /^[a-z ]{1,40}$/,
  display: keyword,
  visibility: keyword,
  overflow: keyword,
  'vector-effect': keyword,
  'clip-path': reference,
  mask: reference,
  transform,
});

/** The other attributes. */
export const attributes = named({
  id: /^[\w.:-]{1,100}$/,
  href: inFile,
  d: /^[MmZzLlHhVvCcSsQqTtAa\d.,eE+\-\s]*$/,
  points: numbers,
  viewBox: numbers,
  preserveAspectRatio: /^[a-z ]{1,40}$/i,
  x: length,
  y: length,
  x1: length,
  y1: length,
  x2: length,
  y2: length,
  cx: length,
  cy: length,
  r: length,
  rx: length,
  ry: length,
  fx: length,
  fy: length,
  width: length,
  height: length,
  offset: length,
  gradientTransform: transform,
  gradientUnits: keyword,
  spreadMethod: keyword,
  clipPathUnits: keyword,
  maskUnits: keyword,
  maskContentUnits: keyword,
});
