import {
  type FrameConfiguration,
  formatSize,
  frameOf,
  type Locale,
  localised,
  materialOf,
  matOf,
  optionOf,
  type PartCode,
  parseDimension,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

export const formatName = (format: string, locale: Locale): string =>
  formatSize(parseDimension(format), locale)

/** Labels of a collage's price parts, which are those of wall art. */
export const partName =
  (
    { catalogue, shop: { locale }, translate }: Pick<CallContext, 'catalogue' | 'shop' | 'translate'>,
    { materialType, formatType }: FrameConfiguration,
  ) =>
  ({ code, value }: { code: PartCode; value: string }): string => {
    const frame = code === 'frame' ? frameOf(catalogue, value) : undefined
    if (frame) return `${localised(frame.kind.name, locale)}, ${localised(frame.finish.name, locale)}`
    if (code === 'design') return translate('collage.design')
    const named = optionOf(catalogue, value)?.value ?? matOf(catalogue, value)
    if (named) return localised(named.name, locale)
    return `${localised(materialOf(catalogue, materialType).name, locale)}, ${formatName(formatType, locale)}`
  }
