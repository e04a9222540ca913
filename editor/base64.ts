const CHUNK = 0x8000;

export const base64OfText = (text: string) => encode(new TextEncoder().encode(text));

export const base64 = async (blob: Blob) => encode(new Uint8Array(await blob.arrayBuffer()));

function encode(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(letters);
}
