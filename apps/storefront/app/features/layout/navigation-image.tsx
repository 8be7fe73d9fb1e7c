import type { FlyoutItem } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { cardFront } from '../images/card-front.ts'
import { Picture } from '../images/picture.tsx'
import { ProductScene } from '../images/product-scene.tsx'

interface NavigationImageProps {
  page: Page
  item: FlyoutItem
  width: number
  height: number
}

/** The picture of a tile in a menu. The tile's name follows as text; said twice it would only be in the way. */
export function NavigationImage({ page, item, width, height }: NavigationImageProps) {
  if (item.card) {
    // Whole, and never cut: a card that fills a wide tile shows half of its words.
    const side = Math.max(width, height)
    return (
      <Picture
        asset={cardFront(`cards/${item.card}.webp`, page.shop.locale)}
        alt=""
        width={side}
        height={side}
        fit="inside"
        className={`size-full bg-transparent object-contain drop-shadow-sm ${width === height ? 'scale-75' : 'scale-[.86]'}`}
      />
    )
  }
  if (item.asset) {
    return (
      <Picture
        asset={item.asset.filename}
        alt=""
        width={width}
        height={height}
        className="size-full object-cover"
      />
    )
  }
  return item.scene ? (
    <ProductScene
      block={{ ...item.scene, alt: '' }}
      sizes={`${width}px`}
      aspect={null}
      className="size-full"
    />
  ) : null
}

export const hasImage = ({ card, asset, scene }: FlyoutItem): boolean =>
  card !== undefined || asset !== undefined || scene !== undefined

/** A tile's own badge, else what the item of the bar says that it stands for. */
export const badgeOf = ({ badge, navigationItem }: FlyoutItem): string | undefined =>
  badge || navigationItem?.label?.labelText

/** A reduction is red wherever it stands, everything else ink. */
export const badgeVariant = (text: string): string =>
  /^[-−]\d/.test(text) ? 'bg-reduced text-on-accent' : 'bg-ink text-surface'
