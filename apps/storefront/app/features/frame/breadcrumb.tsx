import { ChevronRightIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { addressOf, innerPathOf } from '../links/address.ts'

interface Crumb {
  text: string
  href?: string
}

/** The way from the start page to this one: the navigation's words for the areas above it, then the page's own title. */
export function Breadcrumb({ page, title }: { page: Page; title: string }) {
  const crumbs = crumbsOf(page, title)
  return (
    <nav
      aria-label={page.translate('frame.breadcrumb')}
      className="wrap overflow-x-auto pt-4 text-14 text-muted [scrollbar-width:none] print:hidden"
    >
      <ol className="flex items-center gap-2 whitespace-nowrap">
        {crumbs.map(({ text, href }, index) => (
          <li key={text} className="flex items-center gap-2">
            {index > 0 && <ChevronRightIcon size={14} className="flex-none" />}
            {href ? (
              <a href={href} className="py-1 no-underline hover:text-ink hover:underline">
                {text}
              </a>
            ) : (
              <span aria-current="page" className="py-1 font-medium text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Crumbs of the areas whose page lies above this one; a part of the path without a page is left out. */
export function crumbsOf(
  page: Pick<Page, 'path' | 'global' | 'href' | 'shop' | 'shopUrl' | 'translate'>,
  title: string,
): Crumb[] {
  const above = (page.global?.navigation ?? [])
    .filter(({ link }) => {
      const path = innerPathOf(link)
      return path !== undefined && path !== '/' && page.path.startsWith(`${path}/`)
    })
    .sort((a, b) => a.link.cached_url.length - b.link.cached_url.length)
    .map(({ text, link }) => ({ text, href: addressOf(link, page) }))
  return [{ text: page.translate('frame.start'), href: page.href('/') }, ...above, { text: title }]
}
