import { joinWithOr, toSentence } from './sentences.ts';

interface Farm {
  pickup: { title: string; area: string; text: string };
  payment: { title: string; ways: string[] };
}

/** What people must know before they drive out, for Products and the footer. */
export function farmNotes({ pickup, payment }: Farm) {
  return [
    { title: pickup.title, text: `${toSentence(pickup.area)} ${pickup.text}` },
    { title: payment.title, text: joinWithOr(payment.ways) },
  ];
}
