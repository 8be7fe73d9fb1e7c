/**
 * Value of a form field: the price that the page showed, with the configuration it was for. If the configuration
 * changes later without a script, the two no longer match and no price is expected.
 */
export const expectedPriceFields = (choice: string, price: { amount: number; currency: string }): string =>
  `${choice} ${price.amount} ${price.currency}`
