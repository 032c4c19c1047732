import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';

test('MEND-14 data for search engines ends no script, whatever a product is called', () => {
  const name = '</script><script>alert(1)</script><!--';
  const Page = createRoutesStub([
    { path: '/', Component: Meta, meta: () => [{ 'script:ld+json': { '@type': 'Product', name } }] },
  ]);
  const html = renderToStaticMarkup(<Page initialEntries={['/']} />);
  const [, written = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(written)).toEqual({ '@type': 'Product', name });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
});
