import { type FlyoutItem, itemsOf } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { menuItemUrl } from './menu-item-url.ts'

/** Subgroups of a menu item, in lines below it. */
export function SubGroups({ page, item }: { page: Page; item: FlyoutItem }) {
  return item.subFlyoutGroups?.map(group => (
    <div key={group.flyoutGroupIdentifier} className="mt-1 pb-1 text-14">
      <p className="text-13 text-muted">{group.flyoutGroupTitle}</p>
      <ul>
        {itemsOf(group).map(entry => {
          const href = menuItemUrl(entry, page)
          return (
            href && (
              <li key={entry.subnaviTitle}>
                <a href={href} className="flex min-h-11 items-center gap-2 no-underline hover:underline">
                  {entry.subnaviTitle}
                  {entry.badge && <span className="badge">{entry.badge}</span>}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  ))
}
