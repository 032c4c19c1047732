import { Suspense, use, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './whole-page.ts';

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const render = (page: ReactNode, errors: unknown[] = [], mostMs = 5000) =>
  renderWhole(page, { mostMs, onError: (error) => void errors.push(error) });

test('a page is rendered whole, also what is long and not Latin', async () => {
  const text = `Ñandú ${'日本'.repeat(3000)} «fin»`;
  expect(read(await render(<p lang="es">{text}</p>))).toBe(`<p lang="es">${text}</p>`);
});

test('what comes later stands in its place, without a script that moves it there', async () => {
  const late = new Promise<string>((resolve) => void setTimeout(resolve, 5, 'llegó'));
  const Late = () => <b>{use(late)}</b>;
  const html = read(
    await render(
      <main>
        <Suspense fallback="espere">
          <Late />
        </Suspense>
      </main>,
    ),
  );
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<main><b>llegó</b></main>');
});

test('what does not come in time is left to the browser, and told', async () => {
  const never = new Promise<string>(() => undefined);
  const Never = () => <b>{use(never)}</b>;
  const errors: unknown[] = [];
  const page = (
    <main>
      <Suspense fallback="espere">
        <Never />
      </Suspense>
    </main>
  );
  expect(read(await render(page, errors, 20))).toContain('espere');
  expect(errors).toHaveLength(1);
});

test('a page that cannot be rendered is refused', async () => {
  const Broken = (): string => {
    throw new Error('broken');
  };
  await expect(render(<Broken />)).rejects.toThrow('broken');
});
