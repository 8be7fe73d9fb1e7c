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

/** Image of a tile in a menu. Its alternative text is empty, because the tile's name follows as text. */
export function NavigationImage({ page, item, width, height }: NavigationImageProps) {
  if (item.card) {
    // Contained, never cropped: a card that fills a wide tile would show half of its text.
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

/** A tile's own badge, else the label of the navigation item that it represents. */
export const badgeOf = ({ badge, navigationItem }: FlyoutItem): string | undefined =>
  badge || navigationItem?.label?.labelText

/** Discounts are red, all other badges ink. */
export const badgeVariant = (text: string): string =>
  /^[-−]\d/.test(text) ? 'bg-reduced text-on-accent' : 'bg-ink text-surface'
