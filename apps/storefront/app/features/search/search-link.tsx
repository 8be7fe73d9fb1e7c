import { systemPath } from '@passepartout/domain'
import { SearchIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/**
 * Link to the search. Without a script it leads to the search page; `islands/search.ts` opens the field in place. The
 * narrowest phones have the field in the menu only.
 */
export function SearchLink({ page }: { page: Page }) {
  const { translate } = page
  return (
    <a
      href={page.href(systemPath(page.shop, 'search'))}
      rel="nofollow"
      data-no-speculation=""
      data-enhance="search"
      data-when="idle"
      data-suggestions={page.href('/_suggestions')}
      data-label={translate('search.label')}
      data-placeholder={translate('search.placeholder')}
      data-close={translate('search.close')}
      data-failed={translate('search.failed')}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 no-underline hover:underline max-[23.4rem]:hidden"
    >
      <SearchIcon size={22} />
      <span className="max-nav:sr-only">{translate('search.link')}</span>
    </a>
  )
}
