/** The names that no attribute has in addresses: the catalogue's own parameters, and what campaigns and networks add. */
export const reservedNames = [
  'gender',
  'search',
  'category',
  'brand',
  'size',
  'color',
  'offers',
  'order',
  'page',
  'from',
  'lang',
  'ref',
  'fbclid',
  'gclid',
  'dclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'ttclid',
  'twclid',
  'igshid',
  'srsltid',
] as const;

/** A name of a parameter that may be an attribute's: 'tela', 'tela-del-forro', 'peso.min'. The server knows which ones are. */
export const attributeParameter = new RegExp(
  `^(?!(?:${reservedNames.join('|')})(?:\\.|$))[a-z0-9]+(?:-[a-z0-9]+)*(?:\\.(?:min|max))?$`,
);

/** The page whose parameters the names of attributes are. */
export const attributePage = '/home';
