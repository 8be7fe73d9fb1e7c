import { type Locale, withColon } from '@passepartout/domain'

/**
 * What a line is called: the product, which is the first of its facts; the name of the design stands before the others, each of
 * which has its label: a colour alone does not say of what. A line without facts has its title.
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
  // Of a card they are the same.
  const given = title === product.value ? '' : title
  const said = facts.map(({ label, value }) => (label ? `${withColon(locale, label)} ${value}` : value))
  return { name: product.value, details: [given, ...said].filter(Boolean) }
}
