/** The headings of a kind of file, by field, in the words of the platforms and of their apps, without accents (`headingKey`). */
export type Headings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/**
 * Customers: Shopify's export, Tiendanube's, PrestaShop's and WooCommerce's, and what spreadsheets by hand call the same.
 */
export const customerHeadings = {
  email: [
    'email',
    'e-mail',
    'correo',
    'correo electronico',
    'direccion de correo electronico',
    'email address',
    'mail',
    'billing email',
  ],
  name: ['first name', 'nombre', 'billing first name', 'nombres', 'prenom'],
  lastname: ['last name', 'apellido', 'apellidos', 'billing last name', 'surname'],
  fullName: ['name', 'nombre completo', 'nombre y apellido', 'full name', 'cliente', 'customer', 'display name'],
  phone: ['phone', 'telefono', 'celular', 'movil', 'default address phone', 'billing phone', 'phone number'],
  document: [
    'dni',
    'documento',
    'dni / cuit',
    'dni/cuit',
    'identificacion',
    'identification',
    'rut',
    'nif',
    'cedula',
    'numero de documento',
  ],
  address: ['default address address1', 'address1', 'direccion', 'billing address 1', 'address', 'calle', 'domicilio'],
  address2: ['default address address2', 'address2', 'numero', 'billing address 2'],
  floor: ['piso', 'depto', 'departamento'],
  city: ['default address city', 'city', 'ciudad', 'localidad', 'billing city'],
  province: [
    'default address province code',
    'province',
    'provincia',
    'region',
    'estado',
    'billing state',
    'default address province',
  ],
  zip: ['default address zip', 'zip', 'codigo postal', 'postal code', 'billing postcode', 'cp'],
  advertising: [
    'accepts email marketing',
    'accepts marketing',
    'acepta marketing',
    'acepta recibir promociones',
    'boletin de noticias',
    'newsletter',
  ],
} as const satisfies Headings<string>;

/** Reviews: what Judge.me, Loox and Shopify's own app export, and what people write by hand. */
export const reviewHeadings = {
  handle: ['product_handle', 'product handle', 'handle', 'url', 'product_url', 'product url', 'identificador de url'],
  sku: ['sku', 'product_sku', 'product sku', 'codigo'],
  product: ['product', 'producto', 'product_title', 'product title', 'product name', 'nombre del producto'],
  email: ['reviewer_email', 'email', 'author email', 'customer email', 'correo', 'comment_author_email', 'e-mail'],
  name: ['reviewer_name', 'author', 'nickname', 'name', 'nombre', 'autor', 'cliente', 'comment_author'],
  stars: ['rating', 'estrellas', 'calificacion', 'puntuacion', 'puntaje', 'stars', 'valoracion'],
  title: ['title', 'titulo', 'review title'],
  body: ['body', 'review', 'comentario', 'comment', 'resena', 'opinion', 'comment_content', 'content', 'texto'],
  date: ['review_date', 'created_at', 'date', 'fecha', 'comment_date', 'created at'],
  state: ['state', 'status', 'curated', 'estado'],
} as const satisfies Headings<string>;
