import type { UndesignedAppearance } from '@passepartout/contracts'
import { isProductKind } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { storefrontKindAdapter } from './registry.ts'

interface ShelfPictureProps {
  page: Page
  /** Its kind, as a line names it. */
  kind: string
  look: UndesignedAppearance
  name: string
}

/** What comes from the shelf as its kind shows it; fills what holds it. */
export function UndesignedProductImage({ page, kind, look, name }: ShelfPictureProps) {
  const Picture = isProductKind(kind) ? storefrontKindAdapter(kind).article?.Picture : undefined
  return Picture ? <Picture page={page} look={look} name={name} /> : null
}
