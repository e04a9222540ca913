/** A photo that can't be used, with a message for the owner. */
export class PhotoError extends Error {}
