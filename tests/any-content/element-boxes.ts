/** The box of an element, or of its ::before or ::after, which may cover its content. */
export interface Box {
  of: Element;
  coversContent: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Runs in the framed page. Indexes the boxes of all elements, texts and pseudo-elements: only where two overlap
 * can one cover the other.
 */
export function elementBoxes(texts: { element: Element; range: Range }[], rules: CSSStyleRule[]) {
  const STRIP = 64;
  const elements = [...document.querySelectorAll('body *')];
  const pseudoElements = ['::before', '::after'].map((part) => ({ part, to: elementsWith(part) }));
  /** The boxes in horizontal strips, so that a lookup compares few. */
  let strips: Box[][] = [];

  return {
    measure() {
      strips = [];
      for (const of of elements) add(of, of.getBoundingClientRect());
      // Text may overflow its element.
      for (const { element, range } of texts) add(element, range.getBoundingClientRect());
      for (const { part, to } of pseudoElements) for (const of of to) addPseudo(of, part);
    },
    hasAnother(x: number, y: number, isOwn: (box: Box) => boolean) {
      return (strips[Math.floor(y / STRIP)] ?? []).some(
        (box) => y >= box.top && y <= box.bottom && x >= box.left && x <= box.right && !isOwn(box),
      );
    },
  };

  function add(of: Element, { x, y, width, height }: DOMRect, reach = 1, coversContent = false) {
    if (width === 0 && height === 0) return;
    const [left, right] = [x - reach, x + width + reach];
    const [top, bottom] = [Math.max(y - reach, 0), y + height + reach];
    const box = { of, coversContent, left, right, top, bottom };
    for (let at = Math.floor(top / STRIP); at * STRIP <= bottom; at++) {
      strips[at] ??= [];
      strips[at]?.push(box);
    }
  }

  /** getComputedStyle has a pseudo-element's size and offset, but not its containing block. */
  function addPseudo(of: Element, part: string) {
    const style = getComputedStyle(of, part);
    if (style.content === 'none' || style.display === 'none') return;
    const { left, top, width, height, transform, translate, rotate, scale } = style;
    const [x = 0, y = 0, across = 0, down = 0] = [left, top, width, height].map(
      (length) => Number.parseFloat(length) || 0,
    );
    const isTransformed = [transform, rotate, scale].some((each) => each !== 'none');
    const isMoved = isTransformed || translate.includes('%');
    const offsets = `${translate} ${style.margin}`.match(/[\d.]+(?=px)/g)?.map(Number) ?? [];
    // A rotated parent has a larger bounding box than its own.
    const reach = 12 + Math.max(isMoved ? Math.max(across, down) : 0, ...offsets);
    const isBehind = Number(style.zIndex) < 0;
    const isPositioned = getComputedStyle(of).position !== 'static';
    const ancestors = isPositioned ? [] : [(of as HTMLElement).offsetParent, document.body];
    for (const block of [of, ...ancestors]) {
      const from = block?.getBoundingClientRect();
      if (from) add(of, new DOMRect(from.x + x, from.y + y, across, down), reach, !isBehind);
    }
  }

  function elementsWith(part: string) {
    const selectors = rules
      .filter(({ style }) => style.content !== '')
      .flatMap(({ selectorText }) => selectorText.split(/,(?!(?:[^()]|\([^()]*\))*\))/))
      .filter((selector) => selector.endsWith(part))
      .map((selector) => selector.slice(0, -part.length).trim() || '*');
    return selectors.length > 0 ? [...document.querySelectorAll(selectors.join())] : [];
  }
}
