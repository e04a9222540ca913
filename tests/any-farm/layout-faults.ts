type Point = [x: number, y: number];
interface Cutter {
  box: Element;
  /** What it does with what leaves it, across and down. */
  x: string;
  y: string;
}

/**
 * Runs in a page that is framed, see widths.ts. What a visitor would see go wrong in its layout at some
 * widths: sideways scroll, letters that something covers, cuts or pushes off the screen, and links
 * that can't be hit all over. Each fault names the words that it is about. The frame is higher than the page.
 *
 * A look at one point takes a while, so there are few of them, and from width to width they move:
 * the next finds what lay between the points of the last.
 */
export function layoutFaults(widths: number[]): string[] {
  const root = document.documentElement;
  const frame = window.frameElement as HTMLElement;
  const letThrough = rulesIn(document.styleSheets).filter(
    ({ style }) => style.pointerEvents === 'none',
  );
  const found = new Map<string, number[]>();
  let faults = new Set<string>();
  let phase = 0;
  let cutters = new Map<Element, Cutter[]>();
  for (const width of widths) {
    cutters = new Map();
    faults = new Set();
    phase = (phase + 0.38) % 1;
    frame.style.width = `${width}px`;
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) faults.add(`the page scrolls sideways by ${sideways} px`);
    checkLetters();
    checkControls();
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(([fault, at]) => `${fault} at ${at.join(', ')} px`);

  function checkLetters() {
    // Decoration that lets clicks through covers letters all the same.
    for (const { style } of letThrough) style.pointerEvents = 'auto';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isShown(element)) continue;
      bringIntoView(element);
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].map(lettersOf);
      const problem =
        (lines.some(isOffScreen) && 'off the screen') ||
        (isCutOff(lines, element) && 'cut off') ||
        (!pointsIn(lines).every(([x, y]) => isOnTop(x, y, element)) && 'covered');
      if (problem) faults.add(`“${text.textContent.trim()}” is ${problem}`);
    }
    for (const text of document.querySelectorAll('textPath')) {
      const line = document.querySelector<SVGPathElement>(text.getAttribute('href') ?? '');
      if (text.getComputedTextLength() > (line?.getTotalLength() ?? 0))
        faults.add(`“${text.textContent}” is longer than the line it stands on`);
    }
    for (const { style } of letThrough) style.pointerEvents = 'none';
  }

  /** Where a text starts, where it ends, and somewhere between. */
  function pointsIn(lines: DOMRect[]): Point[] {
    const [first, between, last] = [
      lines[0],
      lines[Math.floor(phase * lines.length)],
      lines.at(-1),
    ];
    if (!first || !between || !last) return [];
    const down = ({ y, height }: DOMRect) => y + phase * height;
    return [
      [first.left + 1, down(first)],
      [between.left + phase * between.width, down(between)],
      [last.right - 1, down(last)],
    ];
  }

  function isOnTop(left: number, y: number, element: Element) {
    // A slanted or round letter may reach a little over the edge.
    const x = Math.min(Math.max(left, 1), root.clientWidth - 1);
    return (
      document.elementFromPoint(x, y) === element ||
      document.elementsFromPoint(x, y).find((found) => found === element || isInked(found)) ===
        element
    );
  }

  /** An empty box lies over nothing. */
  function isInked(found: Element) {
    if (found.closest('img, svg')) return true;
    return [undefined, '::before', '::after'].some((part) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(found, part);
      const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return !isBare && !(part && content === 'none');
    });
  }

  function checkControls() {
    for (const control of document.querySelectorAll('a[href], button')) {
      if (!isShown(control)) continue;
      const name =
        control.textContent?.trim() ||
        control.getAttribute('aria-label') ||
        control.querySelector('img')?.alt;
      bringIntoView(control);
      for (const area of control.getClientRects()) {
        if (isOffScreen(area)) faults.add(`the control “${name}” is off the screen`);
        if (isCutOff([area], control)) faults.add(`the control “${name}” is cut off`);
        // A corner that is cut off on purpose shows what the control stands on.
        const isFree = (x: number, y: number) => {
          const found = document.elementFromPoint(x, y);
          return !found || control.contains(found) || found.contains(control);
        };
        if (!pointsOn(area).every(([x, y]) => isFree(x, y)))
          faults.add(`something lies over the control “${name}”`);
      }
      // Words that a style adds, as the address of a printed link, have no box of their own.
      if (control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1)
        faults.add(`the control “${name}” is too small for its words`);
    }
  }

  /** Words for the ear only are no layout, nor is what waits above the page. */
  function isShown(element: Element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.getBoundingClientRect().bottom <= 0) return false;
    if (element.closest('svg')) return false;
    return !cuttersOf(element).some(({ box, x }) => box.clientWidth === 1 && x === 'hidden');
  }

  function bringIntoView(element: Element) {
    if (cuttersOf(element).some(({ box, x }) => x === 'auto' && box.scrollWidth > box.clientWidth))
      element.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }

  /** An element and what it stands in, as far as they cut off what leaves them. */
  function cuttersOf(element: Element | null): Cutter[] {
    if (!element) return [];
    const known = cutters.get(element);
    if (known) return known;
    const { overflowX: x, overflowY: y } = getComputedStyle(element);
    const cuts = x !== 'visible' || y !== 'visible';
    const around = cuttersOf(element.parentElement);
    const found = cuts ? [{ box: element, x, y }, ...around] : around;
    cutters.set(element, found);
    return found;
  }

  /** Without the air that a typeface keeps above and below its letters. */
  function lettersOf({ x, y, width, height }: DOMRect) {
    return new DOMRect(x, y + height / 3, width, height / 3);
  }

  function isOffScreen({ left, right, top }: DOMRect) {
    return left < -2 || right > root.clientWidth + 2 || top < 0;
  }

  function isCutOff(areas: DOMRect[], from: Element) {
    return cuttersOf(from.parentElement).some(({ box, x, y }) => {
      const edge = box.getBoundingClientRect();
      return areas.some(
        ({ left, right, top, bottom }) =>
          (x !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) ||
          (y !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1)),
      );
    });
  }

  /** The corners of an area, and somewhere between. A thin one has two ends. */
  function pointsOn({ left, right, top, bottom, width, height }: DOMRect): Point[] {
    const across = width < 20 ? [left + width / 2] : [left + 1, right - 1];
    const down = height < 20 ? [top + height / 2] : [top + 1, bottom - 1];
    const corners = across.flatMap((x) => down.map((y): Point => [x, y]));
    return [...corners, [left + 1 + phase * (width - 2), top + 1 + phase * (height - 2)]];
  }

  function rulesIn(sheets: Iterable<{ cssRules: CSSRuleList }>): CSSStyleRule[] {
    return [...sheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesIn([rule as CSSGroupingRule]) : []),
      ]),
    );
  }
}
