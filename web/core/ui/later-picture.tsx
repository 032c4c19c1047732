import type { ComponentProps } from 'react';
import { Picture, placeholderStyle } from './picture.tsx';
import { useSoon } from './use-soon.ts';

/**
 * A picture that is out of view at first. Its placeholder is there at once, and the picture once it may come into view:
 * browsers load also lazy pictures that are far from the screen. Without scripts it is there.
 */
export function LaterPicture(props: ComponentProps<typeof Picture>) {
  if (useSoon()) return <Picture {...props} />;
  return (
    <span className="block size-full bg-sand bg-cover bg-center" style={placeholderStyle(props.picture.placeholder)}>
      <noscript>
        <Picture {...props} />
      </noscript>
    </span>
  );
}
