/** Items in the vocabulary of schema.org as text for a script element: a "<" in the content must not be able to end it. */
export function asJsonLd(items: object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
