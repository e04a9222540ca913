import { cpSync, rmSync } from 'node:fs';
import { readBuiltSite } from '../../build/built-site.ts';
import { writeHeaders } from '../../build/steps/headers.ts';
import { writePhoneDoor } from '../../build/steps/phone-door.ts';
import { buildFrozenFarm, FROZEN } from '../support/built-farm.ts';
import { FROZEN_CONTENT } from '../support/farm-copy.ts';
import { API, REPOSITORY } from '../support/github.ts';

/** The frozen farm with the editor for the phone, whose page has a policy of its own. */
export const SITE = { dist: '.cache/hosts/site', server: '.cache/hosts/site-server' };

export default async function build() {
  await buildFrozenFarm();
  rmSync(SITE.dist, { recursive: true, force: true });
  cpSync(FROZEN.dist, SITE.dist, { recursive: true });
  const door = { repository: REPOSITORY, api: API };
  await writePhoneDoor(readBuiltSite(SITE.dist, '/'), door, FROZEN_CONTENT);
  writeHeaders(readBuiltSite(SITE.dist, '/'));
}
