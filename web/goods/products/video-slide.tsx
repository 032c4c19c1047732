import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { ProductVideo } from '#contract/core/fields/product-video.ts';
import type { Picture as PictureData } from '#contract/goods/products.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { Picture } from '#web/core/ui/picture.tsx';

type VideoSlideProps = {
  readonly video: ProductVideo;
  readonly poster: PictureData;
  /** The name of the product, for a video that has no words of its own. */
  readonly name: string;
  readonly sizes: string;
};

/**
 * The video of a product: its poster, until it is pressed. Nothing plays by itself, so that neither less motion nor less data needs
 * to be asked for. Without scripts it is a link to the video.
 */
export function VideoSlide({ video, poster, name, sizes }: VideoSlideProps) {
  // The address of the poster that the page has loaded, once the video plays.
  const [shown, setShown] = useState<string>();
  const label = t('catalogue.playVideo', { alt: video.alt || name });

  function play(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(event.currentTarget.querySelector('img')?.currentSrc ?? '');
  }

  if (shown !== undefined) return <Player video={video} poster={shown} label={video.alt || name} />;
  return (
    <a href={video.path} aria-label={label} onClick={play} className="relative block h-full w-full -outline-offset-4">
      <Picture picture={poster} sizes={sizes} alt="" />
      <span className="absolute inset-0 grid place-content-center">
        <span className="rounded-full bg-sheet p-4">
          <Icon name="play" size={32} />
        </span>
      </span>
    </a>
  );
}

type PlayerProps = { readonly video: ProductVideo; readonly poster: string; readonly label: string };

/** The video, which plays as it appears, and stops where it is when it is no longer seen. */
function Player({ video, poster, label }: PlayerProps) {
  const place = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const player = place.current;
    if (!player) return undefined;
    player.focus();
    // A browser that refuses shows its own button.
    player.play().catch(() => undefined);
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) player.pause();
    });
    watch.observe(player);
    return () => watch.disconnect();
  }, []);

  return (
    <video
      ref={place}
      src={video.path}
      poster={poster}
      width={video.width}
      height={video.height}
      aria-label={label}
      controls
      muted
      playsInline
      preload="none"
      className="size-full bg-sand object-contain"
    />
  );
}
