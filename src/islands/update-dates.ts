import { ageOn } from '../site/availability.ts';
import { dayOnTheFarm } from '../site/days.ts';

/**
 * A page may be older than today: it was built days ago, came from the cache or was left open.
 * What counts no longer goes, and what says its age says today's.
 */
function update() {
  const today = dayOnTheFarm(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    if (String(element.dataset.lastDay) < today) element.remove();
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-age-of]')) {
    element.textContent = ageOn(today, String(element.dataset.ageOf)) ?? '';
  }
}

update();
document.addEventListener('visibilitychange', update);
