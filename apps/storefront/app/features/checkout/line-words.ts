import type { CartLine } from '@passepartout/contracts'

/** What it is as the heading, what the customer calls it, and what was chosen. */
export function wordsOf({ title, description }: Pick<CartLine, 'title' | 'description'>, unnamed: string) {
  const [product, ...details] = description
  const name = product?.value || title || unnamed
  return { name, given: title === name ? '' : title, details }
}
