import type { ReceiptLine } from '@passepartout/contracts'
import { CartIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { UndesignedProductImage } from '../product-kinds/undesigned-product-image.tsx'

interface ReceiptImageProps {
  page: Page
  line: ReceiptLine
  /** Alternative text of a design; empty where the name is beside the image anyway. */
  alt?: string
}

/** Image of a line, filling its container; an icon once its photos are deleted. */
export function ReceiptImage({ page, line, alt = '' }: ReceiptImageProps) {
  if (line.pictureUrl)
    return (
      <img
        src={line.pictureUrl}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 m-auto max-h-[84%] max-w-[84%] bg-transparent drop-shadow-card"
      />
    )
  if (line.article) return <UndesignedProductImage page={page} kind={line.kind} look={line.article} name="" />
  return <CartIcon size={22} className="absolute inset-0 m-auto text-muted" />
}
