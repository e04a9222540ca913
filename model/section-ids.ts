/** The ids that a section has on the page. `section` is its file's name, which has no dot, so no other section can have them. */
export const sectionIds = (section: string) => ({
  section,
  heading: `${section}.heading`,
  prices: `${section}.prices`,
  eggs: `${section}.eggs`,
  priceList: `${section}.price-list`,
});
