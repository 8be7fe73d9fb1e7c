import { type FormatChoice, framePage } from '@passepartout/document'
import {
  type FrameConfiguration,
  formatsOf,
  materialOf,
  optionOf,
  orientationOf,
  parseDimension,
  withOrientation,
} from '@passepartout/domain'
import type { Repairs } from '../kinds/designer-kind-adapter.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import type { ProductActions } from '../state/product-actions.ts'
import { applyProductChoice, withOption } from './apply-product-choice.ts'

/** Repairs of wall art: another size or edge. */
export function wallArtRepairs(
  { catalogue, shop, names, configuration }: DesignerBase,
  product: ProductActions,
): Repairs {
  const choice = (next: FrameConfiguration, params: Record<string, string>): FormatChoice => ({
    configuration: product.asJson(next),
    page: framePage(catalogue, next),
    params,
  })

  /** Other sizes of the same product in the chosen orientation. */
  function formats(prices: Readonly<Record<string, { current: string }>>): FormatChoice[] {
    const now = configuration()
    const orientation = orientationOf(parseDimension(now.formatType))
    return formatsOf(catalogue, materialOf(catalogue, now.materialType), shop).flatMap(listed => {
      const formatType = orientation === 'square' ? listed : withOrientation(listed, orientation)
      const { next, loss } = applyProductChoice(catalogue, now, { formatType }, shop)
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
      const { next, loss } = applyProductChoice(catalogue, now, withOption(catalogue, now, value), shop)
      return loss ? [] : [{ ...choice(next, { name: names.option(value) }), mode: 'mirrored' as const }]
    })
  }

  return { formats, edges }
}
