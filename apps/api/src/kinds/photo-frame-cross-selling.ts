import { createFrameDocument, framePage } from '@passepartout/document'
import {
  type ConfigurationOf,
  defaultFormat,
  formatsOf,
  groupOfFormat,
  materialOf,
  normaliseProduct,
  orientationOf,
  parseDimension,
  withOrientation,
} from '@passepartout/domain'
import type { CrossSelling } from './cross-selling.ts'

export const photoFrameCrossSelling: CrossSelling<ConfigurationOf<'photo-frame'>> = {
  /** In the size of a line that is wall art; the material's default size where that is not available. */
  configured({ catalogue, shop, now }, params, { configuration: line, way }) {
    const { configuration } = normaliseProduct(catalogue, 'photo-frame', params, shop, now)
    const formatType =
      line.kind === 'photo-frame'
        ? line.formatType
        : withOrientation(defaultFormat(materialOf(catalogue, configuration.materialType), shop), way)
    return normaliseProduct(catalogue, 'photo-frame', { ...params, formatType }, shop, now).configuration
  },
  isSame: (offered, line) =>
    offered.materialType === line.materialType && offered.frameType === line.frameType,
  neighbours({ catalogue, shop, now }, line) {
    const material = materialOf(catalogue, line.materialType)
    const group = groupOfFormat(catalogue, material, shop, line.formatType)
    const way = orientationOf(parseDimension(line.formatType)) === 'portrait' ? 'portrait' : 'landscape'
    const alike = formatsOf(catalogue, material, shop)
      .filter(format => groupOfFormat(catalogue, material, shop, format) === group)
      .map(format => withOrientation(format, way))
    const here = alike.indexOf(line.formatType)
    if (group === undefined || here < 0) return []
    return [alike[here - 1], alike[here + 1]].flatMap(format => {
      if (format === undefined) return []
      const input = { ...line, formatType: format }
      const { configuration, corrections } = normaliseProduct(catalogue, 'photo-frame', input, shop, now)
      return corrections.length === 0 ? [{ format, configuration }] : []
    })
  },
  emptyDocument: ({ catalogue }, configuration) =>
    createFrameDocument({ ...framePage(catalogue, configuration), title: '' }),
  takesCrop: true,
}
