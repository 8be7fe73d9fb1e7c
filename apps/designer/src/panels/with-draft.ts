import type { MouseEvent } from 'react'

/**
 * Adds the current draft to a link to the product page, so that the page can return to it (`CHANGE`). An unchanged
 * design has no draft and nothing to lose.
 */
export function withDraftHere({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const here = new URLSearchParams(location.search)
  const url = new URL(link.href)
  for (const name of ['draft', 'line']) {
    const value = here.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  link.href = url.href
}
