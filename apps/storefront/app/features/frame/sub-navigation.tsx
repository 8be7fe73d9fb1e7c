import type { FlyoutGroup, FlyoutItem } from '../../blocks/global/schema.ts'
import type { Page } from '../../platform/page.ts'
import { addressOf, innerPathOf } from '../links/address.ts'
import { Picture } from '../pictures/picture.tsx'
import { ProductScene } from '../pictures/product-scene.tsx'
import type { NavigationItem } from './navigation-state.ts'

/**
 * The tiles of an area in one line that runs out to the right edge of the screen. On a phone only the area's own
 * overview shows them; everywhere else the menu does their work.
 */
export function SubNavigation({ page, item }: { page: Page; item: NavigationItem }) {
  const onOverview = innerPathOf(item.link) === page.path
  return (
    <nav
      aria-label={page.translate('frame.sub-navigation', { area: item.text })}
      className={`overflow-x-clip border-b border-hairline print:hidden ${onOverview ? '' : 'max-md:hidden'}`}
    >
      <div className="wrap">
        <div className="snap-row bleed-right gap-4 pt-4 pb-3.5">
          {item.flyoutGroups.map((group, index) => (
            <Group key={group.flyoutGroupIdentifier} page={page} group={group} first={index === 0} />
          ))}
        </div>
      </div>
    </nav>
  )
}

function Group({ page, group, first }: { page: Page; group: FlyoutGroup; first: boolean }) {
  return (
    <section aria-label={group.flyoutGroupTitle} className="flex gap-4">
      {!first && (
        <p
          aria-hidden="true"
          className="flex h-[76px] items-center border-l border-hairline pr-1 pl-5 text-13 text-muted"
        >
          {group.flyoutGroupTitle}
        </p>
      )}
      <ul className="flex gap-4">
        {group.flyoutGroupItems.map(item => (
          <Tile key={item.subnaviTitle} page={page} item={item} type={group.type} />
        ))}
      </ul>
    </section>
  )
}

const SHAPES = {
  circle: { box: 'w-[88px] text-center', picture: 'mx-auto size-[76px] rounded-full', width: 76, height: 76 },
  square: { box: 'w-[110px]', picture: 'h-[73px] w-[110px] rounded-picture', width: 110, height: 73 },
  'square-image': { box: 'w-[110px]', picture: 'size-[110px] rounded-picture', width: 110, height: 110 },
}

function Tile({ page, item, type }: { page: Page; item: FlyoutItem; type: FlyoutGroup['type'] }) {
  const shape = SHAPES[type]
  // A link to a part of this page is a jump, not the page.
  const current = !item.link.anchor && innerPathOf(item.link) === page.path
  return (
    <li className={`${shape.box} snap-start`}>
      <a
        href={addressOf(item.link, page)}
        aria-current={current ? 'page' : undefined}
        className="group relative block text-13 leading-tight no-underline hover:text-accent hover:underline aria-[current]:font-semibold"
      >
        <div
          className={`mb-2 block overflow-hidden bg-stage ${shape.picture} ${current ? 'outline-2 outline-offset-3 outline-accent' : ''}`}
        >
          <TilePicture item={item} shape={shape} />
        </div>
        {type === 'square-image' ? <span className="sr-only">{item.subnaviTitle}</span> : item.subnaviTitle}
        {item.badge && (
          <span
            className={`badge absolute ${badgeLook(item.badge)} ${type === 'circle' ? '-top-1 -right-0.5' : 'top-1.5 left-1.5'}`}
          >
            {item.badge}
          </span>
        )}
      </a>
    </li>
  )
}

function TilePicture({ item, shape }: { item: FlyoutItem; shape: (typeof SHAPES)['circle'] }) {
  if (item.asset) {
    return (
      <Picture
        asset={item.asset.filename}
        alt=""
        width={shape.width}
        height={shape.height}
        className="size-full object-cover"
      />
    )
  }
  // The tile's name follows as text; said twice it would only be in the way.
  return item.scene ? (
    <ProductScene
      block={{ ...item.scene, alt: '' }}
      sizes={`${shape.width}px`}
      aspect={null}
      className="size-full"
    />
  ) : null
}

/** A reduction is red wherever it stands, everything else ink. */
const badgeLook = (text: string) =>
  /^[-−]\d/.test(text) ? 'bg-reduced text-on-accent' : 'bg-ink text-surface'
