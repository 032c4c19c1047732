import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { useStatusWords } from './use-status-words.ts';

function Words() {
  const { approved, pending, failure } = useStatusWords();
  return [approved, pending, failure].join(', ');
}

const said = (isDemo: boolean) => {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: Words }]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { isDemo } } }} />);
};

test('AORD-1 the states have the names of the specification in the demo, and the owner’s language in a shop', () => {
  expect(said(true)).toBe('Success, Pending, Failure');
  expect(said(false)).toBe('Aprobado, Pendiente, Sin concretar');
});
