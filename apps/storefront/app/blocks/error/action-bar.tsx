import { systemPath } from '@passepartout/domain'
import { HomeIcon, PhotoIcon, QuestionIcon, SearchIcon } from '@passepartout/ui/icons'
import { internalUrlOf } from '../../features/links/address.ts'
import type { Page } from '../../platform/page.ts'

/** The four links of an error page (spec 2, "Error page"). */
export function ActionBar({ page }: { page: Page }) {
  const { translate, global, shop } = page
  const help = global?.help && internalUrlOf(global.help, page)
  const ways = [
    { key: 'home', Icon: HomeIcon, href: page.href('/') },
    { key: 'search', Icon: SearchIcon, href: page.href(systemPath(shop, 'search')) },
    { key: 'help', Icon: QuestionIcon, href: help },
    { key: 'design', Icon: PhotoIcon, href: page.href('/products') },
  ]
  return (
    <nav aria-label={translate('error.ways-on')} className="wrap pb-section">
      <ul className="grid grid-cols-2 border-hairline border-t md:grid-cols-4">
        {ways.map(
          ({ key, Icon, href }) =>
            href && (
              <li key={key} className="border-hairline border-b md:border-b-0">
                <a
                  href={href}
                  className="flex min-h-14 items-center gap-3 py-3 font-semibold no-underline hover:text-accent hover:underline"
                >
                  <Icon size={22} className="flex-none text-muted" />
                  {translate(`error.way-${key}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
