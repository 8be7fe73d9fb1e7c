/** What the price on the page was the price of; a choice made since, without a script to answer it, has none. */
export const expectedPriceFields = (choice: string, price: { amount: number; currency: string }): string =>
  `${choice} ${price.amount} ${price.currency}`
