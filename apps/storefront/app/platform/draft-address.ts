const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The draft that a product page was opened for, and its cart line. */
export function draftIn(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search)
  const ids = ['draft', 'line'].flatMap((name): [string, string][] => {
    const id = query.get(name)
    return id !== null && ID.test(id) ? [[name, id]] : []
  })
  return ids[0]?.[0] === 'draft' ? ids : []
}

/** Adds the draft of `search`, if any, to a designer's URL, so that the configuration is applied to it. */
export function withDraft(address: string, search: string): string {
  const draft = draftIn(search)
  if (draft.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams([...draft, ['change', '1']])}`
}

/** The address of another page of the product, which stays open for the design of `search`, if that names one. */
export function withDraftQuery(address: string, search: string): string {
  const draft = draftIn(search)
  if (draft.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(draft)}`
}

/** The draft of the previous page, where a choice led here before that page's script could add the draft. */
export function draftOfReferrer({ origin, pathname, search }: Location, referrer: string) {
  if (search === '' || draftIn(search).length > 0 || !URL.canParse(referrer)) return []
  const before = new URL(referrer)
  return before.origin === origin && before.pathname === pathname ? draftIn(before.search) : []
}
