import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rich } from './rich.tsx';

const strong = (text: string) => <strong>{text}</strong>;

test('OWN-2 marked parts of a message become elements, wherever the language puts them', () => {
  const shown = (text: string) => renderToStaticMarkup(<Rich text={text} elements={{ strong }} />);
  expect(shown('Lea <strong>esto</strong>, por favor.')).toBe('Lea <strong>esto</strong>, por favor.');
  expect(shown('<strong>This</strong>')).toBe('<strong>This</strong>');
});

test('marks without an element are text, also those that all objects have', () => {
  const text = '<b>uno</b> <constructor>dos</constructor>';
  expect(renderToStaticMarkup(<Rich text={text} elements={{ strong }} />)).toBe(
    '&lt;b&gt;uno&lt;/b&gt; &lt;constructor&gt;dos&lt;/constructor&gt;',
  );
});
