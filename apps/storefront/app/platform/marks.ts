/** Click id of an advertisement and referral source: passed to the designer and so to the cart (spec 2). */
const MARKS = ['gclid', 's']

/** The query marks in a query, each once. */
export function queryMarksOf(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search)
  return MARKS.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}

/** Adds the query marks of `search` to a URL of this shop, unless it has its own. */
export function withQueryMarks(address: string, search: string): string {
  const [path = '', hash] = address.split('#')
  const own = new URLSearchParams(path.split('?')[1])
  const missing = queryMarksOf(search).filter(([name]) => !own.has(name))
  if (missing.length === 0) return address
  const marked = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(missing)}`
  return hash === undefined ? marked : `${marked}#${hash}`
}
