import { shopSettings } from '@passepartout/domain'
import { HeartIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { cardReference } from './card-reference.ts'
import { WISHLIST_FORM } from './wishlist-form.tsx'

interface HeartButtonProps {
  page: Page
  themeId: string
  /** The displayed palette; without it the design's first. */
  palette?: string | undefined
  /** Name of the card. */
  name: string
}

/**
 * Adds a card to the wishlist, in shops that have one. Whether it is on the list already is personal: a small script
 * finds out, and only if the list is not empty. Without a script the button submits the page's one form and returns
 * here.
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
