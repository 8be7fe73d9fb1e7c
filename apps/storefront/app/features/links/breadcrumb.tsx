import type { Link } from '@passepartout/content-model'
import { BreadcrumbTrail, type Crumb } from '@passepartout/ui/breadcrumb'
import type { Page } from '../../platform/page.ts'
import { innerPathOf, urlOf } from './address.ts'

interface BreadcrumbProps {
  page: Page
  title: string
  /** The list that the page belongs to, if its address does not show it. */
  list?: Link | undefined
}

/** Path from the start page to this one: the areas above it as the navigation names them, then the page's own title. */
export function Breadcrumb({ page, title, list }: BreadcrumbProps) {
  return (
    <div className="wrap">
      <BreadcrumbTrail label={page.translate('frame.breadcrumb')} crumbs={breadcrumbsOf(page, title, list)} />
    </div>
  )
}

/** Breadcrumbs of the areas whose page is above this one; path segments without a page are left out. */
export function breadcrumbsOf(
  page: Pick<Page, 'path' | 'global' | 'href' | 'shop' | 'shopUrl' | 'translate'>,
  title: string,
  list?: Link,
): Crumb[] {
  const listPath = list && innerPathOf(list)
  const above = (page.global?.navigation ?? [])
    .filter(({ link }) => {
      const path = innerPathOf(link)
      return path !== undefined && path !== '/' && (path === listPath || page.path.startsWith(`${path}/`))
    })
    .sort((a, b) => a.link.cached_url.length - b.link.cached_url.length)
    .map(({ text, link }) => ({ text, href: urlOf(link, page) }))
  return [{ text: page.translate('frame.start'), href: page.href('/') }, ...above, { text: title }]
}
