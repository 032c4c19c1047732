import { use, useEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { starterOf, startFiles } from './start-files.ts';

let isHydrated = false;

/** Creates the stream through which the server sends the data of the page. */
const openStream =
  'window.__reactRouterContext.stream = new ReadableStream({start(controller){' +
  'window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';

/**
 * The scripts of a built page, like the router's own `Scripts`, but without a request for each small file: the code of
 * the root and of the shop's frame is in the file of the entry. Development uses `Scripts`.
 * The server's entry tells the router that the page has scripts (`didRenderScripts`), which else sends no data.
 */
export function PageScripts() {
  const framework = use(FrameworkContext);
  const matches = use(DataRouterStateContext)?.matches ?? [];
  useEffect(() => {
    isHydrated = true;
  }, []);
  if (framework === undefined || isHydrated) return null;
  const { manifest, nonce, serverHandoffString = '' } = framework;
  const files = import.meta.env.SSR
    ? startFiles(
        manifest,
        matches.map(({ route }) => route.id),
      )
    : undefined;
  return (
    <>
      {files?.preloads.map((file) => (
        <link key={file} rel="modulepreload" href={file} nonce={nonce} />
      ))}
      <script nonce={nonce} suppressHydrationWarning>
        {files ? `window.__reactRouterContext = ${serverHandoffString};${openStream}` : ' '}
      </script>
      <script nonce={nonce} type="module" async suppressHydrationWarning>
        {files ? starterOf(files) : ' '}
      </script>
    </>
  );
}
