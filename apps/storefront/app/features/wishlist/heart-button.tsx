import { shopSettings } from '@passepartout/domain'
import { HeartIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { cardReference } from './card-reference.ts'
import { WISHLIST_FORM } from './wishlist-form.tsx'

interface HeartButtonProps {
  page: Page
  themeId: string
  /** The palette that is shown; without it the design's first is meant. */
  palette?: string | undefined
  /** What the card is called. */
  name: string
}

/**
 * Puts a card on the wishlist, where the shop has one. Whether it is on it already is personal: a small script finds out,
 * and only where there is something on it. Without scripts the button sends the page's one form and comes back here.
 */
export function HeartButton({ page, themeId, palette, name }: HeartButtonProps) {
  if (!shopSettings(page.shop).wishlist) return null
  const reference = cardReference(themeId, palette)
  return (
    <button
      type="submit"
      form={WISHLIST_FORM}
      name="keep"
      value={reference}
      id={`heart-${reference}`}
      aria-label={page.translate('wishlist.keep', { name })}
      data-name={name}
      data-enhance="wishlist"
      className="heart"
    >
      <HeartIcon size={20} />
    </button>
  )
}
