import { use, useEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { lateId, lateScript, picturesFirst } from './late-scripts.ts';
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
  const started = useStart();
  useEffect(() => {
    isHydrated = true;
  }, []);
  if (started === undefined) return null;
  const { nonce, data, files, isLate } = started;
  return (
    <>
      {!isLate && files?.preloads.map((file) => <link key={file} rel="modulepreload" href={file} nonce={nonce} />)}
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR && files ? `window.__reactRouterContext = ${data};${openStream}` : ' '}
      </script>
      <script nonce={nonce} {...(isLate ? waiting : atOnce)} suppressHydrationWarning>
        {import.meta.env.SSR && files ? starterOf(files) : ' '}
      </script>
    </>
  );
}

const waiting = { type: 'text/plain', id: lateId } as const;
const atOnce = { type: 'module', async: true } as const;

/** In the head, what starts the scripts of a page whose pictures come first. Browsers need not know of it. */
export function LateScripts() {
  const started = useStart();
  if (!import.meta.env.SSR || started?.files === undefined || !started.isLate) return null;
  const { nonce, files } = started;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {lateScript(files.preloads, files.libraries)}
    </script>
  );
}

/** How the page is started; undefined once it is. Browsers take what stands in the elements as it is, and know no `files`. */
function useStart() {
  const framework = use(FrameworkContext);
  const matches = use(DataRouterStateContext)?.matches ?? [];
  if (framework === undefined || isHydrated) return undefined;
  const { manifest, nonce, serverHandoffString: data = '', routeModules } = framework;
  const ids = matches.map(({ route }) => route.id);
  return {
    nonce,
    data,
    files: import.meta.env.SSR ? startFiles(manifest, ids) : undefined,
    isLate: import.meta.env.SSR && routeModules[ids.at(-1) ?? '']?.handle === picturesFirst,
  };
}
