import type { Farm } from '../../model/schema.ts';
import { joinWithOr, toSentence } from './sentences.ts';

/** What people must know before they drive out, for Products, the footer and paper. */
export function farmNotes({ pickup, payment }: Pick<Farm, 'pickup' | 'payment'>) {
  return [
    { title: pickup.title, text: `${toSentence(pickup.area)} ${pickup.text}` },
    { title: payment.title, text: joinWithOr(payment.ways) },
  ];
}
