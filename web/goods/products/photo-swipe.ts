import { t } from '#messages/messages.ts';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import styles from 'photoswipe/style.css?inline';
import type { Picture } from '#contract/goods/products.ts';
import { pictureSrcset } from '#contract/core/shop/pictures.ts';
import type { ZoomStart } from './zoom-start.ts';
import { largestAddress } from '#web/core/ui/picture.tsx';
import { pausesMs } from '#web/core/ui/use-picture-loading.ts';

type Setup = {
  readonly pictures: readonly Picture[];
  readonly start: ZoomStart;
  /** The height of the bars above and below the pictures, in px. */
  readonly barHeight: number;
  readonly onChange: (shown: number, isZoomed: boolean) => void;
  /** Called when the pictures were dragged away. */
  readonly onDismiss: () => void;
};

type Opened = { readonly swipe: PhotoSwipe; readonly toggleZoom: () => void; readonly close: () => void };

/**
 * Opens PhotoSwipe inside an element of a modal dialog: pictures are swiped, pinched and dragged, and zoomed by a
 * double tap, a click or the key Z. The dialog holds the focus, closes on Escape and has its own buttons, so that a
 * screen reader finds nothing behind it; PhotoSwipe's own buttons are left out.
 */
export function openPhotoSwipe(place: HTMLElement, setup: Setup): Opened {
  const { pictures, start, barHeight, onChange, onDismiss } = setup;
  addStyles();
  const swipe = new PhotoSwipe({
    dataSource: slidesOf(pictures, start.sources),
    index: start.index,
    appendToEl: place,
    padding: { top: barHeight, bottom: barHeight, left: 0, right: 0 },
    secondaryZoomLevel: ({ fit }) => 2.5 * fit,
    maxZoomLevel: ({ fit }) => 5 * fit,
    imageClickAction: 'zoom',
    bgClickAction: false,
    tapAction: false,
    arrowKeys: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    showHideAnimationType: 'none',
    zoomAnimationDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    errorMsg: t('catalogue.photoNotLoaded'),
  });

  function report() {
    const { currZoomLevel = 0, zoomLevels } = swipe.currSlide ?? {};
    onChange(swipe.currIndex, currZoomLevel > 1.01 * (zoomLevels?.initial ?? 0));
  }
  swipe.on('change', report);
  swipe.on('zoomPanUpdate', report);
  swipe.on('uiRegister', () => swipe.ui?.uiElementsData.splice(0));
  const toggleZoom = () => swipe.currSlide?.toggleZoom(pressedPoint(swipe, start));
  swipe.on('keydown', (event) => {
    if (/^z$/i.test(event.originalEvent.key)) {
      event.preventDefault();
      toggleZoom();
    }
    // PhotoSwipe would move the focus to its own element.
    if (event.originalEvent.key === 'Tab') event.preventDefault();
  });
  swipe.addFilter('placeholderSrc', (_source, { data }) => data.msrc ?? false);
  loadAgain(swipe);
  swipe.init();
  describe(swipe);
  let isClosed = false;
  swipe.on('close', () => {
    if (!isClosed) onDismiss();
  });
  return {
    swipe,
    toggleZoom,
    close() {
      isClosed = true;
      // PhotoSwipe ignores a close before it has finished opening.
      if (swipe.opener.isOpen) swipe.destroy();
      else swipe.on('openingAnimationEnd', () => swipe.destroy());
    },
  };
}

/** Retries a picture that failed: with backoff, when it is shown, and when the network is back. */
function loadAgain(swipe: PhotoSwipe): void {
  let attempts = 0;
  function again() {
    const isOpen = swipe.element?.isConnected === true;
    if (isOpen && swipe.currSlide?.content.isError()) swipe.refreshSlideContent(swipe.currIndex);
  }
  swipe.on('change', again);
  swipe.on('bindEvents', () => swipe.events.add(window, 'online', again));
  swipe.on('loadError', () => {
    setTimeout(again, pausesMs[attempts] ?? pausesMs.at(-1));
    attempts += 1;
  });
}

/** Returns where in the window the picture was pressed that was opened; undefined for another picture. */
function pressedPoint({ currSlide, currIndex }: PhotoSwipe, { index, point }: ZoomStart) {
  if (!currSlide || currIndex !== index) return undefined;
  const { pan, width, height, currZoomLevel } = currSlide;
  return { x: pan.x + point.x * width * currZoomLevel, y: pan.y + point.y * height * currZoomLevel };
}

/** A picture that the page has loaded already is shown until its largest size is there. */
function slidesOf(pictures: readonly Picture[], sources: readonly string[]): SlideData[] {
  // PhotoSwipe supports one format: the one that the browser chose for the pictures of the page.
  const format = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif')) ? 'avif' : 'webp';
  return pictures.map((picture, at) => {
    const { path, width, height, placeholder, alt, widths = [] } = picture;
    const srcset = path.startsWith('/media/') ? pictureSrcset(path, format, { width, widths }) : '';
    return { src: largestAddress(picture), srcset, width, height, msrc: sources[at] || placeholder, alt };
  });
}

/**
 * PhotoSwipe sets its roles and labels (dialog, carousel) in English; it is inside a dialog that has a name already.
 */
function describe({ element, scrollWrap, mainScroll }: PhotoSwipe): void {
  element?.removeAttribute('role');
  element?.style.setProperty('--pswp-bg', 'transparent');
  element?.style.setProperty('--pswp-placeholder-bg', 'transparent');
  element?.style.setProperty('--pswp-error-text-color', 'inherit');
  scrollWrap?.removeAttribute('aria-roledescription');
  for (const { el } of mainScroll.itemHolders) el.removeAttribute('aria-roledescription');
}

let isStyled = false;

/** A constructed style sheet is part of this chunk and needs no nonce (CSP). */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
