/** The git blob hash. */
export async function gitId(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
