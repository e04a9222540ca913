/** Why a photo can't be used, in words for the owner. */
export class PhotoError extends Error {}
