import { type Locale, withColon } from '@passepartout/domain'

/**
 * Name and details of a line: the name is the product, the first of its facts; the details are the design's name and
 * the other facts with their labels, as a colour alone does not tell what it colours. A line without facts has its
 * title.
 */
export function lineDisplayName(
  {
    title,
    description: [product, ...facts],
  }: {
    title: string
    description: readonly { label: string; value: string }[]
  },
  locale: Locale,
): { name: string; details: string[] } {
  if (!product?.value) return { name: title, details: [] }
  // For a card they are equal.
  const given = title === product.value ? '' : title
  const parts = facts.map(({ label, value }) => (label ? `${withColon(locale, label)} ${value}` : value))
  return { name: product.value, details: [given, ...parts].filter(Boolean) }
}
