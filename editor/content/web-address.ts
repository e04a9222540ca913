/** "ko-fi.com/me" → "https://ko-fi.com/me". Anything else stays as it was typed. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(address)
    ? `https://${address}`
    : typed;
}
