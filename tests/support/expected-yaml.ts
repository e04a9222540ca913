/** A section with one price, and egg prices of chickens, with no more than they need. */
export const honeyYaml = (order: number) => `title: Honey
order: ${order}
priceList:
  title: Honey
  rows:
    - name: Honey
      price: 12
      unit: a jar
`;

export const EGG_PRICES_YAML = `pricing:
  heading: Pricing
  title: Eggs
  eggsPerCarton: 6
  rows:
    - name: Dozen
      quantity: 12
      priceAsIs:
        amount: 5
`;
