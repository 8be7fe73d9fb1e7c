import { type PageKind, systemPageFor, systemPath } from '@passepartout/domain'
import type { Page } from './page.ts'

/** Kind of a page by its blocks. */
const KIND_BY_BLOCK: readonly [word: string, kind: PageKind][] = [
  ['calculator', 'product'],
  ['overview', 'list'],
  ['detail', 'product'],
]

/** System pages with totals of their own. */
const BY_SYSTEM_PAGE: Readonly<Record<string, PageKind>> = {
  cart: 'cart',
  checkout: 'checkout',
  search: 'search',
}

/** Kind of a page, by which its views and web vitals are summed up. */
export function pageKind({ shop, path, status, failure, blocks }: Page): PageKind {
  // First of all checks, because its URL is a secret.
  if (path.startsWith(`${systemPath(shop, 'order')}/`)) return 'order'
  if (failure || status >= 400) return 'error'
  if (path === '/') return 'start'
  if (path.startsWith('/themes/')) return 'theme'
  const system = systemPageFor(shop.language, path)
  if (system) return BY_SYSTEM_PAGE[system] ?? 'other'
  return (
    KIND_BY_BLOCK.find(([word]) => blocks.some(({ component }) => component.includes(word)))?.[1] ?? 'content'
  )
}
