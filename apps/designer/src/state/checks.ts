import {
  type Finding,
  type FormatChoice,
  framePage,
  type PreflightContext,
  preflight,
} from '@passepartout/document'
import {
  type FrameConfiguration,
  formatsOf,
  materialOf,
  optionOf,
  orientationOf,
  orientFormat,
  parseDimension,
} from '@passepartout/domain'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import { changeProduct, withOption } from '../product/change-product.ts'
import { ruleOf } from '../product/quality.ts'
import type { DesignerBase } from './designer-base.ts'
import type { ProductActions } from './product-actions.ts'

/** Print check after every change (designer.md 9); the order of blockers and hints is the document's. */
export function createChecks(base: DesignerBase, photos: PhotoLibrary, product: ProductActions) {
  const { editor, design, catalogue, data, shop, names, configuration } = base

  function context(ordering: boolean): PreflightContext {
    const { uploads, tray, formatPrices } = design.get()
    const files: Record<string, 'ready' | 'pending' | 'broken'> = {}
    for (const { key, status } of uploads) {
      if (status === 'refused') files[key] = 'broken'
      else if (status !== 'done') files[key] = 'pending'
    }
    const freePhotos = tray
      .filter(photo => photo.width > 0 && !files[photo.id])
      .map(({ tiers: _, ...photo }) => ({ ...photo, notices: [...photo.notices] }))
    return {
      quality: ruleOf(data),
      files,
      ordering,
      freePhotos,
      // Another size or edge is a picture's choice.
      formats: data.product ? [] : formats(formatPrices),
      edges: data.product ? [] : edges(),
    }
  }

  const choice = (next: FrameConfiguration, params: Record<string, string>): FormatChoice => ({
    configuration: product.asJson(next),
    page: framePage(catalogue, next),
    params,
  })

  /** Other sizes of the same product, in the orientation that is chosen. */
  function formats(prices: Readonly<Record<string, { current: string }>>): FormatChoice[] {
    const now = configuration()
    const orientation = orientationOf(parseDimension(now.formatType))
    return formatsOf(catalogue, materialOf(catalogue, now.materialType), shop).flatMap(listed => {
      const formatType = orientation === 'square' ? listed : orientFormat(listed, orientation)
      const { next, loss } = changeProduct(catalogue, now, { formatType }, shop)
      return loss
        ? []
        : [
            choice(next, {
              formatType,
              size: names.format(formatType),
              price: prices[formatType]?.current ?? '',
            }),
          ]
    })
  }

  function edges() {
    const now = configuration()
    const options = materialOf(catalogue, now.materialType).options.flatMap(({ values }) => values)
    return options.flatMap(value => {
      if (optionOf(catalogue, value)?.value.edge !== 'mirror') return []
      const { next, loss } = changeProduct(catalogue, now, withOption(catalogue, now, value), shop)
      return loss ? [] : [{ ...choice(next, { name: names.option(value) }), mode: 'mirrored' as const }]
    })
  }

  const run = (ordering = false): Finding[] => preflight(editor.getSnapshot().document, context(ordering))

  let scheduled = false
  const refresh = () => {
    if (scheduled) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      const findings = run().filter(({ assetId }) => assetId === null || photos.isMeasured(assetId))
      design.set({ findings })
    })
  }
  editor.onCommit(refresh)
  let seen = design.get()
  design.subscribe(() => {
    const now = design.get()
    const matters =
      now.uploads !== seen.uploads || now.tray !== seen.tray || now.formatPrices !== seen.formatPrices
    seen = now
    if (matters) refresh()
  })
  refresh()
  return { run, refresh }
}

export type Checks = ReturnType<typeof createChecks>
