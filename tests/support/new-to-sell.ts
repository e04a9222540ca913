/** What the editor writes for a jar of honey, and for hens that begin to lay. */
export const honey = (order: number) => `title: Honey
order: ${order}
priceList:
  title: Honey
  rows:
    - name: Honey
      price: 12
      unit: a jar
`;

export const EGG_PRICES = `pricing:
  heading: Pricing
  title: Chicken eggs
  eggsPerCarton: 6
  rows:
    - name: Single egg
      quantity: 1
      priceAsIs:
        amount: 0.5
    - name: Dozen
      quantity: 12
      priceAsIs:
        amount: 5
`;
