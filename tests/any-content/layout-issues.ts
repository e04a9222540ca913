import type { Box, elementBoxes } from './element-boxes.ts';

type Point = [x: number, y: number];
interface ClippingAncestor {
  box: Element;
  /** Its overflow-x and overflow-y. */
  x: string;
  y: string;
}
/** Where an element is, computed once per width from its ancestors. */
interface ClipState {
  /** The element and its ancestors that clip overflow. */
  clippedBy: ClippingAncestor[];
  scrolls: boolean;
  /** Its box differs from what is visible: it scrolls, has another shape, or is behind its parent. */
  hasUnreliableBox: boolean;
}
/**
 * Runs in the framed page (page-in-frame.ts), whose frame is higher than the page. Finds horizontal scroll,
 * covered, clipped or off-screen text, needless word breaks, wrapped arrows and partly covered links, per width.
 *
 * elementFromPoint is slow, so it samples only where boxes overlap, at shifting points per width.
 */
export function layoutIssues(
  widths: number[],
  boxesIn: typeof elementBoxes,
  otherIssues: () => string[],
): string[] {
  const root = document.documentElement;
  const frame = window.frameElement as HTMLElement;
  const rules = rulesIn(document.styleSheets);
  const clickThrough = rules.filter(({ style }) => style.pointerEvents === 'none');
  const texts = textsIn(document.body);
  const words = texts.flatMap(wordsIn);
  const arrows = [...document.querySelectorAll('a svg, button svg')].map(arrowOf);
  const boxes = boxesIn(texts, rules);
  const found = new Map<string, number[]>();
  let issues = new Set<string>();
  let phase = 0;
  let clipStates = new Map<Element, ClipState>();
  let shown = new Map<Element, boolean>();
  // Decoration with pointer-events: none still covers text.
  setClickThrough(false);
  for (const width of widths) {
    clipStates = new Map();
    shown = new Map();
    issues = new Set();
    phase = (phase + 0.38) % 1;
    frame.style.width = `${width}px`;
    const overflow = root.scrollWidth - root.clientWidth;
    if (overflow > 0) issues.add(`the page scrolls sideways by ${overflow} px`);
    boxes.measure();
    checkLetters();
    checkWords();
    checkArrows();
    checkControls();
    for (const issue of otherIssues()) issues.add(issue);
    for (const issue of issues) found.set(issue, [...(found.get(issue) ?? []), width]);
  }
  setClickThrough(true);
  return [...found].map(([issue, at]) => `${issue} at ${at.join(', ')} px`);

  function checkLetters() {
    for (const { text, element, range } of texts) {
      if (!isShown(element)) continue;
      bringIntoView(element);
      const lines = [...range.getClientRects()].map(lettersOf);
      const problem =
        (lines.some(isOffScreen) && 'off the screen') ||
        (isClipped(lines, element) && 'cut off') ||
        (!pointsIn(lines).every(([x, y]) => isOnTop(x, y, element)) && 'covered');
      if (problem) issues.add(`“${text.data.trim()}” is ${problem}`);
    }
    for (const text of document.querySelectorAll('textPath')) {
      const line = document.querySelector<SVGPathElement>(text.getAttribute('href') ?? '');
      if (text.getComputedTextLength() > (line?.getTotalLength() ?? 0))
        issues.add(`“${text.textContent}” is longer than its path`);
    }
  }

  function checkWords() {
    for (const { word, element, range, isExact } of words) {
      if (!isShown(element)) continue;
      const parts = [...range.getClientRects()];
      const [first, last] = [parts[0], parts.at(-1)];
      if (!first || !last || last.top < first.top + 0.4 * first.height) continue;
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      // Numbers and addresses must fit on one line. Other words may break if their own line is too short.
      if (width < (isExact ? root.clientWidth - 100 : lineAround(element)))
        issues.add(`“${word}” is broken`);
    }
  }

  /** The words that may not break. After a hyphen they may, except “peer-to-peer” in the farm's notes. */
  function wordsIn({ text, element }: { text: Text; element: Element }) {
    const isNote =
      element.closest('nav') === null && element.closest('footer li, [aria-label="Notes"]');
    const found = text.data.matchAll(/\(\d{3}\) \d{3}-\d{4}|\S+/g);
    return [...found].flatMap(({ 0: word, index }) => {
      const isExact = word.length < 25 && /@|^\W*\d[\d.,:]*\W*$|^\(\d{3}\) /.test(word);
      const isWhole =
        root.lang === 'en' &&
        /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}'’.,:;!?()-]+$/u.test(word) &&
        (!word.includes('-') || (isNote && word.length < 25 && /-.+-/.test(word)));
      if (!isExact && !isWhole) return [];
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return { word, element, range, isExact };
    });
  }

  /** The width of the line around an element, with some tolerance; 0 in a flex or grid container, where it is unknown. */
  function lineAround(element: Element): number {
    const { display, paddingLeft, paddingRight } = getComputedStyle(element);
    if (/^(flex|grid)/.test(display)) return 0;
    return /^(inline|contents)/.test(display) && element.parentElement
      ? lineAround(element.parentElement)
      : element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 4;
  }

  function checkArrows() {
    for (const { arrow, control, label } of arrows) {
      if (!control || !isShown(control)) continue;
      const { top, height } = arrow.getBoundingClientRect();
      if (height === 0) continue;
      const middle = top + height / 2;
      const lines = label
        .filter(({ element }) => isShown(element))
        .flatMap(({ range }) => [...range.getClientRects()]);
      if (lines.length > 0 && !lines.some((line) => line.top < middle && middle < line.bottom))
        issues.add(`the arrow of ${nameOf(control)} is on a line of its own`);
    }
  }

  function arrowOf(arrow: Element) {
    const control = arrow.closest('a, button');
    return { arrow, control, label: texts.filter(({ element }) => control?.contains(element)) };
  }

  /** The start and the end of a text, and a point between. */
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
    // A slanted or round letter may overflow the edge a little.
    const x = Math.min(Math.max(left, 1), root.clientWidth - 1);
    const isOwn = ({ of, coversContent }: Box) =>
      coversContent ? of === element : of.contains(element);
    return (
      (!clipStateOf(element).hasUnreliableBox && !boxes.hasAnother(x, y, isOwn)) ||
      document.elementFromPoint(x, y) === element ||
      document.elementsFromPoint(x, y).find((found) => found === element || isPainted(found)) ===
        element
    );
  }

  function textsIn(element: Element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { text: Text; element: Element; range: Range }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (text.parentElement && text.data.trim())
        found.push({ text, element: text.parentElement, range });
    }
    return found;
  }

  /** An element without content or background covers nothing. */
  function isPainted(found: Element) {
    if (found.closest('img, svg')) return true;
    return [undefined, '::before', '::after'].some((part) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(found, part);
      const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return !isBare && !(part && content === 'none');
    });
  }

  function checkControls() {
    const controls = [...document.querySelectorAll('a[href], button')].filter(isShown);
    for (const control of controls) {
      bringIntoView(control);
      const areas = [...control.getClientRects()];
      if (areas.some(isOffScreen)) issues.add(`${nameOf(control)} is off the screen`);
      if (isClipped(areas, control)) issues.add(`${nameOf(control)} is cut off`);
      // Generated content, such as the URL of a printed link, has no box of its own.
      if (control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1)
        issues.add(`${nameOf(control)} is too small for its text`);
    }
    const covered = controls.filter((control) => isCovered(control, (found) => !found));
    if (covered.length === 0) return;
    setClickThrough(true);
    for (const control of covered) {
      // A corner that is clipped on purpose shows the ancestor behind the control.
      if (isCovered(control, (found) => !found || found.contains(control)))
        issues.add(`something covers ${nameOf(control)}`);
    }
    setClickThrough(false);
  }

  function isCovered(control: Element, isFree: (found: Element | null) => boolean) {
    bringIntoView(control);
    const isOwn = ({ of }: Box) => of.contains(control) || control.contains(of);
    return [...control.getClientRects()].flatMap(pointsOn).some(([x, y]) => {
      if (!clipStateOf(control).scrolls && !boxes.hasAnother(x, y, isOwn)) return false;
      const found = document.elementFromPoint(x, y);
      return !control.contains(found) && !isFree(found);
    });
  }

  function nameOf(control: Element) {
    const name =
      control.textContent?.trim() ||
      control.getAttribute('aria-label') ||
      control.querySelector('img')?.alt;
    return `the control “${name}”`;
  }

  function setClickThrough(isOn: boolean) {
    for (const { style } of clickThrough) style.pointerEvents = isOn ? 'none' : 'auto';
  }

  function isShown(element: Element) {
    const result = shown.get(element) ?? isVisible(element);
    shown.set(element, result);
    return result;
  }

  /** Not visually hidden text, nor what is positioned above the page. */
  function isVisible(element: Element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.getBoundingClientRect().bottom <= 0) return false;
    if (element.closest('svg')) return false;
    return !clipStateOf(element).clippedBy.some(
      ({ box, x }) => box.clientWidth === 1 && x === 'hidden',
    );
  }

  function bringIntoView(element: Element) {
    if (clipStateOf(element).scrolls)
      element.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }

  function clipStateOf(element: Element | null): ClipState {
    if (!element) return { clippedBy: [], scrolls: false, hasUnreliableBox: false };
    const cached = clipStates.get(element);
    if (cached) return cached;
    const style = getComputedStyle(element);
    const { overflowX: x, overflowY: y } = style;
    const around = clipStateOf(element.parentElement);
    const clips = x !== 'visible' || y !== 'visible';
    const scrolls = around.scrolls || (x === 'auto' && element.scrollWidth > element.clientWidth);
    const hasUnreliableBox =
      around.hasUnreliableBox ||
      scrolls ||
      style.clipPath !== 'none' ||
      style.contentVisibility !== 'visible' ||
      /paint|content|strict/.test(style.contain) ||
      (clips && style.borderRadius !== '0px') ||
      Number(style.zIndex) < 0;
    const clippedBy = clips ? [{ box: element, x, y }, ...around.clippedBy] : around.clippedBy;
    const state = { clippedBy, scrolls, hasUnreliableBox };
    clipStates.set(element, state);
    return state;
  }

  /** Without the typeface's space above and below the letters. */
  function lettersOf({ x, y, width, height }: DOMRect) {
    return new DOMRect(x, y + height / 3, width, height / 3);
  }

  function isOffScreen({ left, right, top }: DOMRect) {
    return left < -2 || right > root.clientWidth + 2 || top < 0;
  }

  function isClipped(areas: DOMRect[], from: Element) {
    return clipStateOf(from.parentElement).clippedBy.some(({ box, x, y }) => {
      const edge = box.getBoundingClientRect();
      return areas.some(
        ({ left, right, top, bottom }) =>
          (x !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) ||
          (y !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1)),
      );
    });
  }

  /** The corners of an area and a point inside. A thin area has two ends. */
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
