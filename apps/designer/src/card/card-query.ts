/** Parameters of the API's card call: the product fields of the designer's address. */
const REQUEST_FIELDS = [
  ...[
    'themeId',
    'designId',
    'formatType',
    'folding',
    'paper',
    'refinementType',
    'punching',
    'envelope',
    'liner',
    'envelopePrint',
  ],
  ...[
    'accessories',
    'ribbon',
    'ribbonColor',
    'bow',
    'screw',
    'seal',
    'standard',
    'tag',
    'quantity',
    'isSample',
  ],
]

const read = (address: string) => new URL(address, 'http://designer.invalid')

export function priceQueryOf(address: string): Record<string, string | string[]> {
  const { searchParams } = read(address)
  return Object.fromEntries(
    REQUEST_FIELDS.filter(name => searchParams.has(name)).map(name => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 || name === 'accessories' ? values : (values[0] ?? '')]
    }),
  )
}

export const quantityOf = (address: string): number => {
  const quantity = Number(read(address).searchParams.get('quantity'))
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1
}

export const isSample = (address: string): boolean =>
  /^(?:1|true)$/.test(read(address).searchParams.get('isSample') ?? '')
