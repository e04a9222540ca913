/** Copies of this farm that are changed in changed-farms.ts. This file is read by every worker, and stays light. */
export const CHANGED_FARMS = ['much', 'little', 'other words'] as const;
export type ChangedFarm = (typeof CHANGED_FARMS)[number];

export const folderNamed = (farm: ChangedFarm) => farm.replace(' ', '-');
