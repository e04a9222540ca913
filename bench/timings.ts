export type Seen = Record<'paint' | 'picture' | 'kb', number>;

/**
 * Runs in the page: milliseconds from the visitor's choice to the first paint and to the main
 * picture, and the weight that came over the wire. A page made ready in advance counts from when it
 * is shown.
 */
export async function timings(): Promise<Seen> {
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const start = navigation?.activationStart ?? 0;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const largest = await new Promise<number>((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = [navigation, ...files].reduce((sum, file) => sum + (file?.transferSize ?? 0), 0);
  return {
    paint: Math.max(0, (paint?.startTime ?? 0) - start),
    picture: Math.max(0, largest - start),
    kb: bytes / 1024,
  };
}
