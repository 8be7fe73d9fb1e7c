import { type FlyoutGroup, type FlyoutItem, itemsOf } from '@passepartout/content-model'
import { ArrowRightIcon, CompareIcon, PhotoIcon, SampleIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { internalUrlOf, urlOf } from '../links/address.ts'
import { StartingPrice, type StartingPrices } from '../prices/starting-price.tsx'
import { menuItemUrl } from './menu-item-url.ts'
import { badgeOf, badgeVariant, hasImage, NavigationImage } from './navigation-image.tsx'
import { flyoutKey, hasFlyout, type NavigationItem } from './navigation-state.ts'
import { SubGroups } from './sub-groups.tsx'

interface FlyoutProps {
  page: Page
  prices: StartingPrices
}

/**
 * The flyouts of the navigation bar, without a page around them: `islands/navigation/flyout-panels.ts` puts each under
 * its item.
 */
export function Flyouts({ page, prices }: FlyoutProps) {
  return page.global?.navigation.filter(hasFlyout).map(item => (
    <div key={flyoutKey(item)} data-flyout-panel={flyoutKey(item)} popover="manual" className="flyout">
      <Panel page={page} prices={prices} item={item} />
    </div>
  ))
}

function Panel({ page, prices, item }: FlyoutProps & { item: NavigationItem }) {
  const all = internalUrlOf(item.link, page)
  return (
    <>
      <div className="flyout-groups wrap">
        {item.flyoutGroups.map(group => (
          <Group key={group.flyoutGroupIdentifier} page={page} prices={prices} group={group} />
        ))}
      </div>
      <div className="flyout-foot">
        <ul className="wrap">
          {all && (
            <li>
              <a href={all} className="flyout-all">
                {page.translate('frame.all-of', { area: item.text })}
                {page.shop.channel === 'kartenliebe' && <ArrowRightIcon size={18} />}
              </a>
            </li>
          )}
          {item.flyoutLinks?.map(({ text, link, icon }) => {
            const Icon = icon && FOOT_ICONS[icon]
            return (
              <li key={text}>
                <a href={urlOf(link, page)}>
                  {Icon && <Icon size={20} />}
                  {text}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

const FOOT_ICONS = { compare: CompareIcon, photo: PhotoIcon, sample: SampleIcon }

function Group({ page, prices, group }: FlyoutProps & { group: FlyoutGroup }) {
  const look = flyoutLayoutOf(group)
  return (
    <section className="flyout-group" data-look={look}>
      <h2>
        {group.flyoutGroupTitle}
        {group.badge && <span className="badge">{group.badge}</span>}
      </h2>
      <ul>
        {itemsOf(group).map(item => (
          <Tile key={item.subnaviTitle} page={page} prices={prices} item={item} look={look} />
        ))}
      </ul>
    </section>
  )
}

type FlyoutLayout = 'headline' | 'list' | FlyoutGroup['type']

function flyoutLayoutOf(group: FlyoutGroup): FlyoutLayout {
  if (itemsOf(group).every(item => item.isHeadlineItem)) return 'headline'
  return group.asList ? 'list' : group.type
}

const SIZES = {
  headline: [288, 128],
  circle: [76, 76],
  square: [110, 73],
  'square-image': [110, 110],
} as const

function Tile({ page, prices, item, look }: FlyoutProps & { item: FlyoutItem; look: FlyoutLayout }) {
  const href = menuItemUrl(item, page)
  if (!href) return null
  const shape = look === 'list' ? look : item.isHeadlineItem ? 'headline' : (item.typeOverride ?? look)
  const [width, height] = shape === 'list' ? [0, 0] : SIZES[shape]
  const silent = shape === 'square-image' || item.linkOnlyImage
  const badge = badgeOf(item)
  const { channel, country, locale } = page.shop
  return (
    <li
      data-flag={item.flag || undefined}
      data-shop={item.flag ? JSON.stringify({ channel, country, locale }) : undefined}
    >
      <a href={href} data-shape={shape}>
        {shape !== 'list' && (
          <div className="flyout-picture">
            {hasImage(item) && <NavigationImage page={page} item={item} width={width} height={height} />}
          </div>
        )}
        <span className={silent ? 'sr-only' : 'flyout-text'}>
          <span className="flyout-name">
            {item.subnaviTitle}
            {badge && <span className={`badge ${badgeVariant(badge)}`}>{badge}</span>}
          </span>
          {item.text && <span className="flyout-line">{item.text}</span>}
          {item.fromPrice && (
            <span data-price={item.fromPrice} className="contents">
              <StartingPrice page={page} prices={prices} of={item.fromPrice} className="flyout-line" />
            </span>
          )}
        </span>
      </a>
      <SubGroups page={page} item={item} />
    </li>
  )
}
