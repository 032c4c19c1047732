import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { movingIn } from '#contract/office/moving-in.ts';
import { people } from '#contract/office/people-desk.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { recovery } from '#contract/people/recovery.ts';
import type { Actor } from '#test/actor.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import type { Shop } from '#test/shop.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost({ keepsMail: true });
let shop: Shop;
let admin: Actor;

beforeAll(async () => {
  shop = post.shop;
  admin = await shop.admin();
});

const bytesOf = (lines: readonly string[]) => new Uint8Array(Buffer.from(lines.join('\r\n')));

const customers = (mode: 'preview' | 'write', lines: readonly string[]) =>
  admin.call(movingIn.customers, { mode, bytes: bytesOf(lines) });
const reviewed = (mode: 'preview' | 'write', lines: readonly string[]) =>
  admin.call(movingIn.reviews, { mode, bytes: bytesOf(lines) });

type Move = typeof customers;

/** Writes a file, and returns what that did: just what its preview said. */
async function foreseen(move: Move, lines: readonly string[]) {
  const preview = await move('preview', lines);
  const done = await move('write', lines);
  expect(preview).toEqual({ ...done, isWritten: false });
  return done;
}

async function personWith(email: string) {
  const found = await admin.call(people.list, { search: email });
  return found.people.find((one) => one.email === email);
}

describe('MOVE-1 customers of another shop', () => {
  const shopify = [
    'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Zip,Phone,Total Spent',
    `Ana,Gómez,ana.gomez@correo.example,yes,Mitre 123,Córdoba,5000,'+54 9 351 555-1234,10.00`,
    'Beto 2,Díaz,beto@correo.example,no,,,,no tiene,0.00',
    ',,sin-arroba,no,,,,,0.00',
    ',,ANA.gomez@correo.example,no,,,,,0.00',
    ',,,no,,,,,0.00',
  ];

  test('are shown first, written at once, and not changed by the same file again', async () => {
    const preview = await customers('preview', shopify);
    expect(preview).toMatchObject({ rows: 5, added: 2, changed: 0, unchanged: 0, wrong: 3, isWritten: false });
    expect(preview.problems).toEqual([
      { row: 4, reason: '«sin-arroba» no es una dirección de correo.' },
      { row: 5, reason: '«ANA.gomez@correo.example» está en una fila anterior.' },
      { row: 6, reason: 'falta el correo.' },
    ]);
    expect(preview.unknownColumns).toEqual(['Total Spent']);
    expect(await personWith('ana.gomez@correo.example')).toBeUndefined();
    expect(await foreseen(customers, shopify)).toMatchObject({ added: 2, wrong: 3, isWritten: true });
    expect(await personWith('ana.gomez@correo.example')).toMatchObject({
      username: 'ana.gomez',
      name: 'Ana',
      lastname: 'Gómez',
      phone: '+5493515551234',
      address: 'Mitre 123, 5000, Córdoba',
      rol: 'client',
    });
    expect(await personWith('beto@correo.example')).toMatchObject({ name: 'Beto', phone: null });
    expect(await customers('write', shopify)).toMatchObject({ added: 0, changed: 0, unchanged: 2, wrong: 3 });
    const { entries } = await admin.call(audit.list, { kind: 'import' });
    expect(entries[0]).toMatchObject({ action: 'import.customers' });
  });

  test('set a password by a link, and get no e-mail before they ask', async () => {
    await customers('write', ['email;nombre', 'carla@correo.example;Carla']);
    await post.deliver();
    expect(post.box.received).toEqual([]);
    const token = (await post.askForLink('carla@correo.example')).searchParams.get('token') ?? '';
    const change = { user_name: 'carla', user_password: 'una-clave-larga-9', token };
    const changed = await shop.guest().call(recovery.changePassword, change);
    expect(changed).toEqual({ username: 'carla' });
  });

  test('keep what they said of themselves, with their consent, and an administrator stays as it is', async () => {
    await customers('write', ['email,nombre,acepta marketing', 'dora@correo.example,Dora,no']);
    const file = [
      'email,nombre,apellido,acepta marketing',
      'dora@correo.example,Otra,Paz,sí',
      'ana-admin@correo.example,Otra,Paz,sí',
    ];
    await shop.pool.query("update users set email = 'ana-admin@correo.example', lastname = null where rol = 'admin'");
    expect(await foreseen(customers, file)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    const { rows } = await shop.pool.query(
      "select name, lastname, accepts_advertising as accepts from users where email = 'dora@correo.example'",
    );
    expect(rows).toEqual([{ name: 'Dora', lastname: 'Paz', accepts: false }]);
    const admins = await shop.pool.query("select lastname from users where email = 'ana-admin@correo.example'");
    expect(admins.rows).toEqual([{ lastname: null }]);
  });

  test('get other user names where two would have the same, also beside each other and twice at once', async () => {
    const emails = Array.from({ length: 30 }, (_, at) => `igual@casa-${at}.example`);
    const [one, other] = await Promise.all([
      customers('write', ['email', ...emails]),
      customers('write', ['email', ...emails.toReversed()]),
    ]);
    expect(one.added + other.added).toBe(30);
    const { rows } = await shop.pool.query<{ names: number }>(
      "select count(distinct lower(username))::int as names from users where email like 'igual@casa-%'",
    );
    expect(rows[0]?.names).toBe(30);
  });

  test('of a file that is none are refused with the reason', async () => {
    const refused = async (bytes: Uint8Array) =>
      (await admin.refusal(movingIn.customers, { mode: 'preview', bytes })).detail;
    expect(await refused(bytesOf(['talle,color', 'M,Rojo']))).toContain('No reconocemos las columnas');
    expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toContain('Guarde la planilla como CSV');
    expect(await refused(bytesOf(['']))).toContain('No se puede leer el archivo.');
    expect(await refused(bytesOf(['email', '"abierta@correo.example']))).toContain('comillas que no se cierran');
    const customer = await shop.customer('curiosa');
    const bytes = bytesOf(shopify);
    expect((await customer.refusal(movingIn.customers, { mode: 'write', bytes })).status).toBe(403);
    expect((await shop.guest().refusal(movingIn.reviews, { mode: 'write', bytes })).status).toBe(401);
  });
});

describe('MOVE-1 reviews of another shop', () => {
  test('find their product by its old address, its SKU or its name, and come with their author and date', async () => {
    const scene = importScene(shop, admin);
    await scene.write((await scene.preview(tiendanubeFile('lino'))).import);
    const product = await scene.productOf('lino-rs');
    const judgeMe = [
      'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle',
      'Hermosa,"Muy <b>linda</b> tela",5,2024-03-09 10:20:30 UTC,Eva Luz,eva@correo.example,lino',
      ',Bien,4,9/3/2024,Fede,fede@correo.example,https://vieja.example/productos/lino/?x=1',
      ',Otra vez,1,2024-03-10,Eva Luz,eva@correo.example,lino',
      ',Bien,6,2024-03-10,Gil,gil@correo.example,lino',
      ',Bien,4,2999-03-10,Gil,gil@correo.example,lino',
      ',,4,2024-03-10,Gil,gil@correo.example,lino',
      ',Bien,4,2024-03-10,Gil,gil@correo.example,no-existe',
    ];
    const preview = await reviewed('preview', judgeMe);
    expect(preview).toMatchObject({ rows: 7, added: 2, unchanged: 1, wrong: 4, isWritten: false });
    expect(preview.problems.map(({ row }) => row)).toEqual([5, 6, 7, 8]);
    expect(await personWith('eva@correo.example')).toBeUndefined();
    await foreseen(reviewed, judgeMe);
    expect(await foreseen(reviewed, judgeMe)).toMatchObject({ added: 0, unchanged: 3, wrong: 4 });
    const bySku = ['sku;correo;estrellas;comentario', 'LINO-AS;hugo@correo.example;3;Regular'];
    expect(await foreseen(reviewed, bySku)).toMatchObject({ added: 1 });
    const board = await shop.guest().call(reviews.board, { id: product.id });
    expect(board).toMatchObject({ total: 2, average: 4.5 });
    expect(board.reviews[0]).toMatchObject({ verifiedPurchase: false });
    const { rows } = await shop.pool.query(
      `select calification, comment, created_at as at from reviews where user_id =
        (select id from users where email = 'eva@correo.example')`,
    );
    expect(rows).toEqual([
      { calification: 5, comment: 'Hermosa\nMuy linda tela', at: new Date('2024-03-09T10:20:30Z') },
    ]);
  });
});

test('MOVE-1 a preview waits for nobody who writes, and writes nothing for which anybody could wait', async () => {
  const holder = await shop.pool.connect();
  try {
    await holder.query('begin');
    // Another file is being written, and a customer of this one registers: no row can be written beside them.
    await holder.query("select pg_advisory_xact_lock(hashtext('moving_in'))");
    await holder.query('lock table users, reviews in exclusive mode');
    const lines = ['email,nombre', 'ines@correo.example,Inés'];
    expect(await customers('preview', lines)).toMatchObject({ added: 1, isWritten: false });
    const said = ['sku;correo;estrellas;comentario', 'LINO-AS;ines@correo.example;3;Regular'];
    expect(await reviewed('preview', said)).toMatchObject({ added: 1, isWritten: false });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
