import type { CartLine } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { UndesignedProductImage } from '../product-kinds/undesigned-product-image.tsx'

/** Preview of the line's design, or the image of a product without a design. */
export function CartLineImage({ page, line, name }: { page: Page; line: CartLine; name: string }) {
  if (!('previewUrl' in line))
    return <UndesignedProductImage page={page} kind={line.kind} look={line} name={name} />
  return (
    <img
      src={line.previewUrl}
      alt={page.translate('cart.preview', { title: name })}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 m-auto max-h-[84%] max-w-[84%] bg-transparent drop-shadow-card"
    />
  )
}
