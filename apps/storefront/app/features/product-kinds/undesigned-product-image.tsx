import type { UndesignedAppearance } from '@passepartout/contracts'
import { isProductKind } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { storefrontKindAdapter } from './registry.ts'

interface ShelfPictureProps {
  page: Page
  /** Product kind of the line. */
  kind: string
  look: UndesignedAppearance
  name: string
}

/** Image of a product without a design, by its kind; fills its container. */
export function UndesignedProductImage({ page, kind, look, name }: ShelfPictureProps) {
  const Picture = isProductKind(kind) ? storefrontKindAdapter(kind).article?.Picture : undefined
  return Picture ? <Picture page={page} look={look} name={name} /> : null
}
