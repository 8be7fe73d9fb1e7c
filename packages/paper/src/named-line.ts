/** A number alone says nothing. */
const inWords = ({ label, value }: { label: string; value: string }) =>
  /^\d+$/.test(value) && label ? `${label}\u00a0${value}` : value

/**
 * What a line is called: the product, which is the first of its facts; the name of the design stands among the others.
 * A line without facts has its title.
 */
export function namedLine({
  title,
  description: [product, ...facts],
}: {
  title: string
  description: readonly { label: string; value: string }[]
}): { name: string; details: string[] } {
  if (!product?.value) return { name: title, details: [] }
  // Of a card they are the same.
  const given = title === product.value ? '' : title
  return { name: product.value, details: [given, ...facts.map(inWords)].filter(Boolean) }
}
