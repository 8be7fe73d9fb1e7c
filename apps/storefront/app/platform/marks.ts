/** Click id of an advertisement and referral source: the designer is told both, and so the cart (spec 2). */
const MARKS = ['gclid', 's']

/** The marks that an address of the shop says, each once. */
export function queryMarksOf(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search)
  return MARKS.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}

/** An address of this shop with the marks of `search`, as far as it has none of its own. */
export function withQueryMarks(address: string, search: string): string {
  const [path = '', hash] = address.split('#')
  const own = new URLSearchParams(path.split('?')[1])
  const missing = queryMarksOf(search).filter(([name]) => !own.has(name))
  if (missing.length === 0) return address
  const marked = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(missing)}`
  return hash === undefined ? marked : `${marked}#${hash}`
}
