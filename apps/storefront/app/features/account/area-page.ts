import type { Shop, Translate } from '@passepartout/domain'
import type { FailedChange } from './change-area.ts'

/** What the parts of the account area need of the page they stand in; the browser makes its own. */
export interface AreaPage {
  shop: Shop
  translate: Translate
  href: (innerHref: string) => string
}

export interface AreaProps {
  page: AreaPage
  /** A form of this part that came back. */
  failed: FailedChange | undefined
}

/** What came back of this form, if it did. */
export const failedOf = (
  failed: FailedChange | undefined,
  intent: string,
  id = '',
): FailedChange | undefined => (failed?.intent === intent && failed.id === id ? failed : undefined)
