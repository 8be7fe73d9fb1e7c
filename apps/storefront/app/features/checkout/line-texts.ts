import type { CartLine } from '@passepartout/contracts'

/** The product as heading, the customer's own name for it, and the configuration. */
export function lineTexts({ title, description }: Pick<CartLine, 'title' | 'description'>, unnamed: string) {
  const [product, ...details] = description
  const name = product?.value || title || unnamed
  return { name, given: title === name ? '' : title, details }
}

/** A line in one text, for lists of several: the customer's own name for it, and the product. */
export function lineTitle(line: Pick<CartLine, 'title' | 'description'>, unnamed: string): string {
  const { name, given } = lineTexts(line, unnamed)
  return [given, name].filter(Boolean).join(', ')
}
