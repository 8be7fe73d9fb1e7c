/** Query as an object: `name[]` collects a list, of a repeated plain name the first counts. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of search) {
    if (name.endsWith('[]')) {
      const list = query.get(name.slice(0, -2))
      if (Array.isArray(list)) list.push(value)
      else query.set(name.slice(0, -2), [value])
    } else if (!query.has(name)) query.set(name, value)
  }
  return Object.fromEntries(query)
}
