import type { ArticleLook } from '@passepartout/contracts'
import { isArticleKind } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { storefrontKind } from './registry.ts'

interface ShelfPictureProps {
  page: Page
  /** Its kind, as a line names it. */
  kind: string
  look: ArticleLook
  name: string
}

/** What comes from the shelf as its kind shows it; fills what holds it. */
export function ShelfPicture({ page, kind, look, name }: ShelfPictureProps) {
  const Picture = isArticleKind(kind) ? storefrontKind(kind).article?.Picture : undefined
  return Picture ? <Picture page={page} look={look} name={name} /> : null
}
