import { ageOn } from '../site/availability.ts';
import { dateIn } from '../site/dates.ts';

/**
 * A page may be older than today: built days ago, cached, or left open. So this removes what has
 * expired and updates the ages.
 */
function update() {
  const today = dateIn(document.documentElement.dataset.timeZone);
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    if (String(element.dataset.lastDay) < today) element.remove();
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-age-of]')) {
    element.textContent = ageOn(today, String(element.dataset.ageOf)) ?? '';
  }
}

update();
document.addEventListener('visibilitychange', update);
