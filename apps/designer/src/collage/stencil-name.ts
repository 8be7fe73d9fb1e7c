import type { StencilElement } from '@passepartout/document'
import type { Translate } from '@passepartout/domain'

/** Name of a stencil: its shape, or its characters. */
export const stencilName = (t: Translate, { mask, words }: StencilElement): string =>
  mask === null ? `${t('letters.name')} ${words}` : t(`figure.${mask}`)
