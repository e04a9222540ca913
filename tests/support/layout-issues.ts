import type { Frame, Page } from '@playwright/test';
import { BREAKPOINTS, TINY } from '../../src/styles/breakpoints.ts';

/** The widths at which the layout changes, from the named breakpoints. */
export const LAYOUT_WIDTHS = [TINY, ...Object.values(BREAKPOINTS)].map((em) => em * 16);

/** Without an icon, a full browser would ask for /favicon.ico, even if the site has a base path. */
const EMPTY_PAGE = '<!doctype html><title>A frame</title><link rel="icon" href="data:,">';

/**
 * Opens a page in a frame, which can be resized without repainting the window and is higher than any page, so that
 * all of it is in view. Pictures and scripts never load; the layout has room for them.
 */
export async function openInFrame(
  page: Page,
  { path, html }: { path: string; html: string },
): Promise<Frame> {
  await page.unrouteAll();
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }),
  );
  await page.goto('./empty-page');
  const { href } = new URL(`./${path}`, page.url());
  await page.route(/\.(avif|webp|js)$/, () => {});
  // The site's own headers forbid frames.
  await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const [frame] = await Promise.all([
    page.waitForEvent('framenavigated', (each) => each.url() === href),
    page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src });
      Object.assign(frame.style, { border: '0', height: '60000px' });
      document.body.replaceChildren(frame);
    }, href),
  ]);
  await frame.waitForLoadState('domcontentloaded');
  await frame.evaluate(async () => {
    document.body.style.minHeight = '0';
    await document.fonts.ready;
  });
  return frame;
}

/** Makes every long word as long as words get in another language, except the farm's name in the top bar. */
export const translate = (frame: Frame) =>
  frame.evaluate(() => {
    document.documentElement.lang = 'de';
    const name = document.querySelector('header a:not(.skip-link)');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (name?.contains(text) || text.parentElement?.closest('svg, script, style')) continue;
      text.textContent = (text.textContent ?? '').replace(
        /\p{L}{8,}/gu,
        'Landwirtschaftsausstellungsgelände',
      );
    }
  });

/** What is wrong with the layout, and at which widths. */
export const issuesAt = (
  frame: Frame,
  widths: Iterable<number>,
  otherIssues: () => string[] = () => [],
) =>
  frame.evaluate<string[]>(
    `(${layoutIssues})(${JSON.stringify([...new Set(widths)])}, ${otherIssues})`,
  );

/**
 * Runs in the frame. Finds sideways scrolling, text and controls that are cut off, off the screen or covered, and
 * broken words.
 */
function layoutIssues(widths: number[], otherIssues: () => string[]): string[] {
  const root = document.documentElement;
  const found = new Map<string, number[]>();
  const all = [...document.querySelectorAll('body *')];
  const texts = textsIn(document.body);
  const words = texts.flatMap(wordsIn);
  // Decoration with pointer-events: none still covers what is behind it.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  const styles = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...styles, touchable];
  let clipping: ReturnType<typeof clipOf>[] = [];
  let shown = new Map<Element, boolean>();
  for (const width of widths) {
    shown = new Map();
    (window.frameElement as HTMLElement).style.width = `${width}px`;
    clipping = all.map(clipOf).filter(({ x, y }) => x || y);
    const texty = [...overflow(), ...texts.flatMap(issuesOfText), ...words.flatMap(issuesOfWord)];
    const controls = [...document.querySelectorAll('a[href], button')].flatMap(issuesOfControl);
    for (const issue of new Set([...texty, ...controls, ...otherIssues()]))
      found.set(issue, [...(found.get(issue) ?? []), width]);
  }
  document.adoptedStyleSheets = styles;
  return [...found].map(([issue, at]) => `${issue} at ${at.join(', ')} px`);

  function overflow() {
    const by = root.scrollWidth - root.clientWidth;
    const tooLong = [...document.querySelectorAll('textPath')].filter((text) => {
      const line = document.querySelector<SVGPathElement>(text.getAttribute('href') ?? '');
      return text.getComputedTextLength() > (line?.getTotalLength() ?? 0);
    });
    return [
      ...(by > 0 ? [`the page scrolls sideways by ${by} px`] : []),
      ...tooLong.map(({ textContent }) => `“${textContent}” is longer than its path`),
    ];
  }

  function issuesOfText({ text, element, range }: (typeof texts)[number]) {
    if (!isShown(element)) return [];
    bringIntoView(element);
    // Without the typeface's space above and below the letters.
    const lines = [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y + height / 3, width, height / 3),
    );
    const [first, middle, last] = [0, lines.length >> 1, lines.length - 1].map((i) => lines[i]);
    if (!first || !middle || !last) return [];
    const points = [
      [first.left + 1, first.top],
      [middle.left + middle.width / 2, middle.top + middle.height / 2],
      [last.right - 1, last.bottom],
    ] as const;
    const problem =
      placeIssue(lines, element, clipping) ||
      (!points.every(([x, y]) => isOnTop(x, y, element)) && 'covered');
    return problem ? [`“${text.data.trim()}” is ${problem}`] : [];
  }

  function issuesOfControl(control: Element) {
    if (!isShown(control)) return [];
    bringIntoView(control);
    const areas = [...control.getClientRects()];
    const around = clipping.filter(({ box }) => box !== control);
    // A corner that is clipped on purpose shows the ancestor behind the control.
    const isCovered = areas.flatMap(pointsOn).some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && !control.contains(top) && !top.contains(control);
    });
    // Generated content, such as the URL of a printed link, has no box of its own.
    const isFull = control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1;
    const name = control.textContent?.trim() || control.getAttribute('aria-label');
    return [
      placeIssue(areas, control, around),
      isCovered && 'covered',
      isFull && 'too small for its text',
    ].flatMap((problem) => (problem ? [`the control “${name}” is ${problem}`] : []));
  }

  /** Numbers and addresses must fit on one line. Other words may break if their own line is too short. */
  function issuesOfWord({ word, element, range, isExact }: (typeof words)[number]) {
    if (!isShown(element)) return [];
    const parts = [...range.getClientRects()];
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last || last.top < first.top + 0.4 * first.height) return [];
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const isBroken = width < (isExact ? root.clientWidth - 100 : lineAround(element));
    return isBroken ? [`“${word}” is broken`] : [];
  }

  /** The words that may not break. After a hyphen they may, except “peer-to-peer” in the farm's notes. */
  function wordsIn({ text, element }: { text: Text; element: Element }) {
    const isNote = !element.closest('nav') && element.closest('footer li, [aria-label="Notes"]');
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

  function placeIssue(areas: DOMRect[], element: Element, clips: typeof clipping) {
    const isOff = ({ left, right, top }: DOMRect) =>
      left < -2 || right > root.clientWidth + 2 || top < 0;
    const isCut = clips.some(({ box, x, y }) => {
      if (!box.contains(element)) return false;
      const edge = box.getBoundingClientRect();
      return areas.some(
        ({ left, right, top, bottom }) =>
          (x && (left < edge.left - 1 || right > edge.right + 1)) ||
          (y && (top < edge.top - 1 || bottom > edge.bottom + 1)),
      );
    });
    return (areas.some(isOff) && 'off the screen') || (isCut && 'cut off');
  }

  function isOnTop(left: number, y: number, element: Element) {
    // A slanted or round letter may overflow the edge a little.
    const x = Math.min(Math.max(left, 1), root.clientWidth - 1);
    if (document.elementFromPoint(x, y) === element) return true;
    const stack = document.elementsFromPoint(x, y);
    return stack.find((each) => each === element || isPainted(each)) === element;
  }

  /** An element without content or background covers nothing. */
  function isPainted(element: Element) {
    if (element.closest('img, svg')) return true;
    return [undefined, '::before', '::after'].some((part) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, part);
      const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return !isBare && !(part && content === 'none');
    });
  }

  function isShown(element: Element) {
    const result = shown.get(element) ?? isVisible(element);
    shown.set(element, result);
    return result;
  }

  /** Not visually hidden text, nor what is positioned above the page. */
  function isVisible(element: Element) {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().bottom > 0 &&
      !element.closest('svg') &&
      !clipping.some(({ box, hides }) => hides && box.contains(element))
    );
  }

  function bringIntoView(element: Element) {
    if (clipping.some(({ box, scrolls }) => scrolls && box.contains(element)))
      element.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }

  function clipOf(box: Element) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const [x, y] = [overflowX !== 'visible', overflowY !== 'visible'];
    const scrolls = overflowX === 'auto' && box.scrollWidth > box.clientWidth;
    return { box, x, y, scrolls, hides: x && box.clientWidth === 1 };
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

  /** The corners of an area and its middle. A thin area has two ends. */
  function pointsOn({ left, right, top, bottom, width, height }: DOMRect) {
    const [x, y] = [left + width / 2, top + height / 2];
    const across = width < 20 ? [x] : [left + 1, right - 1];
    const down = height < 20 ? [y] : [top + 1, bottom - 1];
    return [[x, y] as const, ...across.flatMap((at) => down.map((to) => [at, to] as const))];
  }
}
