import type { Shop, Translate } from '@passepartout/domain'
import type { AreaChangeError } from './submit-area-form.ts'

/** The members of `Page` that the account area uses; the browser creates its own. */
export interface AreaPage {
  shop: Shop
  translate: Translate
  href: (innerHref: string) => string
}

export interface AreaProps {
  page: AreaPage
  /** The refused form of this section. */
  failed: AreaChangeError | undefined
}

/** The error of this form, if it is the refused one. */
export const errorOfForm = (
  failed: AreaChangeError | undefined,
  intent: string,
  id = '',
): AreaChangeError | undefined => (failed?.intent === intent && failed.id === id ? failed : undefined)
