import type { StencilElement } from '@passepartout/document'
import type { Translate } from '@passepartout/domain'

/** What an opening is called: its form, or the letters that it shows. */
export const stencilName = (t: Translate, { mask, words }: StencilElement): string =>
  mask === null ? `${t('letters.name')} ${words}` : t(`figure.${mask}`)
