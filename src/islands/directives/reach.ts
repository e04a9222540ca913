import type { ClientDirective } from 'astro';
import { HYDRATION_ERROR } from '../../astro-internals/island-attributes.ts';

/**
 * Wakes an island when a visitor reaches for it, which `island-loader.ts` notices, and again if it
 * couldn't be loaded the last time.
 */
const reach: ClientDirective = (load, _options, island) => {
  let isWaking = false;
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    load().then((hydrate) => hydrate());
  };
  island.addEventListener('reach', wake);
  island.addEventListener(HYDRATION_ERROR, () => {
    isWaking = false;
  });
  if (island.hasAttribute('data-reached')) wake();
};

export default reach;
