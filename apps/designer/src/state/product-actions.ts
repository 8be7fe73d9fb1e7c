import type { Json } from '@passepartout/document'
import { framePage } from '@passepartout/document'
import type { FrameConfiguration } from '@passepartout/domain'
import type { ProductField } from '../product/product-names.ts'
import type { DesignerBase } from './designer-base.ts'
import { offerUndo } from './offer-undo.ts'

/** Changes of the product: configuration, page and price in one undo step. */
export function createProductActions(base: DesignerBase) {
  const { editor, catalogue, names, configuration, storedConfiguration, t, kind, data } = base
  /** The configuration as plain JSON, opaque to the editor. */
  const asJson = (of: FrameConfiguration) =>
    ({ ...(kind.stored?.(data, of, storedConfiguration()) ?? of) }) as unknown as Json

  return {
    asJson,
    page: (of: FrameConfiguration = configuration()) => framePage(catalogue, of),
    apply: (next: FrameConfiguration, field: ProductField, value: string) => {
      const changed = editor.commands.applyConfiguration({
        configuration: asJson(next),
        page: framePage(catalogue, next),
        params: { option: names.field(field), value },
      })
      if (changed && field === 'formatType') offerUndo(base, t('format.changed', { size: value }))
      return changed
    },
  }
}

export type ProductActions = ReturnType<typeof createProductActions>
