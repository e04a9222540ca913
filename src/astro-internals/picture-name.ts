/** What all sizes of a picture share: `duck.C2uQdOUG_` of `duck.C2uQdOUG_ZsYceS.avif`. Empty for other files. */
export const pictureUrlPrefix = (url: string) => url.slice(0, url.lastIndexOf('_') + 1);
