/** Copies of this farm that are changed in edge-cases.ts. This file is read by every worker, and stays light. */
export const CHANGED_FARMS = ['much', 'little'] as const;
export type ChangedFarm = (typeof CHANGED_FARMS)[number];
