/** The ids that a section has on the page. `section` is its file's name. */
export const sectionIds = (section: string) => ({
  section,
  heading: `${section}-heading`,
  prices: `${section}-prices`,
  priceList: `${section}-prices-list`,
});

/** Whether an id on Products is taken, by the page itself or by one of these sections. */
export const isTakenId = (id: string, sections: string[]) =>
  id === 'main' || sections.some((section) => Object.values(sectionIds(section)).includes(id));

/** A name for a section that shares no id with the page or with other sections. */
export function freeSectionName(wanted: string, others: string[]): string {
  const isFree = !isTakenId(wanted, others) && !others.some((other) => isTakenId(other, [wanted]));
  return isFree ? wanted : freeSectionName(`our-${wanted}`, others);
}
