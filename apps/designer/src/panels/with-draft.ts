import type { MouseEvent } from 'react'

/**
 * The page on which the product is chosen is told which design it is for, so that it comes back to it (`CHANGE`). A design that
 * was not touched yet has no draft, and nothing to lose.
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
