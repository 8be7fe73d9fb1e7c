import type { CartLine } from '@passepartout/contracts'

/** What it is as the heading, what the customer calls it, and what was chosen. */
export function lineTexts({ title, description }: Pick<CartLine, 'title' | 'description'>, unnamed: string) {
  const [product, ...details] = description
  const name = product?.value || title || unnamed
  return { name, given: title === name ? '' : title, details }
}

/** A line in one breath, where several stand beside each other: what the customer calls it, and what it is. */
export function lineTitle(line: Pick<CartLine, 'title' | 'description'>, unnamed: string): string {
  const { name, given } = lineTexts(line, unnamed)
  return [given, name].filter(Boolean).join(', ')
}
