import { localised } from '../../catalogue/localised.ts'
import { frameOf, materialOf, matOf, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import { inOneName } from '../../messages/typeset.ts'
import type { Shop } from '../../shops/shop.ts'
import { parseDimension } from '../../sizes/dimension.ts'
import { formatLength, formatSize } from '../../sizes/format-size.ts'
import type { FrameConfiguration } from './configuration.ts'

/** One line of a description: a message key and its parameters. Names come from the catalogue. */
export interface DescriptionLine {
  key: 'frame.line.product' | 'frame.line.option' | 'frame.line.frame' | 'frame.line.mat'
  params: Record<string, string>
}

/**
 * Describes a configuration for cart, designer and order: product with size, non-trivial options, frame, mat. The UI
 * holds the messages: `frame.line.product` {material, size} · `frame.line.option` {group, value} · `frame.line.frame`
 * {frame, finish} · `frame.line.mat` {mat, width}.
 */
export function describeConfiguration(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  shop: Shop,
): DescriptionLine[] {
  const { locale } = shop
  const { materialType, formatType, optionTypes, frameType, matType, matSize } = configuration
  const material = localised(materialOf(catalogue, materialType).name, locale)
  const lines: DescriptionLine[] = [
    { key: 'frame.line.product', params: { material, size: formatSize(parseDimension(formatType), locale) } },
  ]
  for (const id of optionTypes) {
    const option = optionOf(catalogue, id)
    if (!option || option.value.plain) continue
    const group = localised(option.group.name, locale)
    lines.push({ key: 'frame.line.option', params: { group, value: localised(option.value.name, locale) } })
  }
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  if (frame) {
    const names = [frame.kind.name, frame.finish.name].map(name => localised(name, locale))
    const [kind = '', finish = ''] = inOneName(locale, names)
    const params = { frame: kind, finish }
    lines.push({ key: 'frame.line.frame', params })
  }
  const mat = matType === undefined ? undefined : matOf(catalogue, matType)
  if (mat && matSize) {
    lines.push({
      key: 'frame.line.mat',
      params: { mat: localised(mat.name, locale), width: formatLength(matSize, locale) },
    })
  }
  return lines
}
