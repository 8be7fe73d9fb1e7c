import type { ReceiptLine } from '@passepartout/contracts'
import { CartIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { UndesignedProductImage } from '../product-kinds/undesigned-product-image.tsx'

interface ReceiptImageProps {
  page: Page
  line: ReceiptLine
  /** Said of a design; without it the name stands beside the picture anyway. */
  alt?: string
}

/** What a line looks like, filling what holds it; a sign where its photos are gone. */
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
