/** The YAML that the editor writes for a jar of honey, and for egg prices of chickens. */
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
