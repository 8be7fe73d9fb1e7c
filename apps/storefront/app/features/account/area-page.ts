import type { Shop, Translate } from '@passepartout/domain'
import type { AreaChangeError } from './submit-area-form.ts'

/** What the parts of the account area need of the page they stand in; the browser makes its own. */
export interface AreaPage {
  shop: Shop
  translate: Translate
  href: (innerHref: string) => string
}

export interface AreaProps {
  page: AreaPage
  /** A form of this part that came back. */
  failed: AreaChangeError | undefined
}

/** What came back of this form, if it did. */
export const errorOfForm = (
  failed: AreaChangeError | undefined,
  intent: string,
  id = '',
): AreaChangeError | undefined => (failed?.intent === intent && failed.id === id ? failed : undefined)
