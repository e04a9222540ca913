/** "ko-fi.com/me" → "https://ko-fi.com/me". Returns other input unchanged. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(address)
    ? `https://${address}`
    : typed;
}
