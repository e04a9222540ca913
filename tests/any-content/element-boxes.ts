/** What an element draws, or what a style adds to it, which may lie over all that the element holds. */
export interface Box {
  of: Element;
  isAdded: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Runs in a page: where the boxes of all its elements and texts are. Only where two of them meet can one
 * lie over the other.
 */
export function elementBoxes(texts: { element: Element; range: Range }[], rules: CSSStyleRule[]) {
  const STRIP = 64;
  const elements = [...document.querySelectorAll('body *')];
  const additions = ['::before', '::after'].map((part) => ({ part, to: elementsWith(part) }));
  /** The boxes by their height on the page, so that few are asked about a point. */
  let strips: Box[][] = [];

  return {
    measure() {
      strips = [];
      for (const of of elements) add(of, of.getBoundingClientRect());
      // Words may leave the element that they are in.
      for (const { element, range } of texts) add(element, range.getBoundingClientRect());
      for (const { part, to } of additions) for (const of of to) addAddition(of, part);
    },
    hasAnother(x: number, y: number, isOwn: (box: Box) => boolean) {
      return (strips[Math.floor(y / STRIP)] ?? []).some(
        (box) => y >= box.top && y <= box.bottom && x >= box.left && x <= box.right && !isOwn(box),
      );
    },
  };

  function add(of: Element, { x, y, width, height }: DOMRect, reach = 1, isAdded = false) {
    if (width === 0 && height === 0) return;
    const [left, right] = [x - reach, x + width + reach];
    const [top, bottom] = [Math.max(y - reach, 0), y + height + reach];
    const box = { of, isAdded, left, right, top, bottom };
    for (let at = Math.floor(top / STRIP); at * STRIP <= bottom; at++) {
      strips[at] ??= [];
      strips[at]?.push(box);
    }
  }

  /** A page tells how large an addition is and how far from where, but not from where. */
  function addAddition(of: Element, part: string) {
    const style = getComputedStyle(of, part);
    if (style.content === 'none' || style.display === 'none') return;
    const { left, top, width, height, transform, translate, rotate, scale } = style;
    const [x = 0, y = 0, across = 0, down = 0] = [left, top, width, height].map(
      (length) => Number.parseFloat(length) || 0,
    );
    const isTurned = [transform, rotate, scale].some((each) => each !== 'none');
    const isMoved = isTurned || translate.includes('%');
    const offsets = `${translate} ${style.margin}`.match(/[\d.]+(?=px)/g)?.map(Number) ?? [];
    // What it stands in may be turned a little, and then has a larger box than its own.
    const reach = 12 + Math.max(isMoved ? Math.max(across, down) : 0, ...offsets);
    const isBehind = Number(style.zIndex) < 0;
    const isStage = getComputedStyle(of).position !== 'static';
    for (const stage of isStage ? [of] : [of, (of as HTMLElement).offsetParent, document.body]) {
      const from = stage?.getBoundingClientRect();
      if (from) add(of, new DOMRect(from.x + x, from.y + y, across, down), reach, !isBehind);
    }
  }

  function elementsWith(part: string) {
    const selectors = rules
      .filter(({ style }) => style.content !== '')
      .flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/))
      .filter((selector) => selector.endsWith(part))
      .map((selector) => selector.slice(0, -part.length).trim() || '*');
    return selectors.length > 0 ? [...document.querySelectorAll(selectors.join())] : [];
  }
}
