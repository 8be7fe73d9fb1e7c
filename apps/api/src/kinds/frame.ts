import {
  type ConfigurationOf,
  designerUrl,
  formatLength,
  formatSize,
  frameOf,
  inOneName,
  localised,
  matOf,
  optionOf,
  parseDimension,
} from '@passepartout/domain'
import type { ApiKindAdapter } from './api-kind-adapter.ts'

export const frame: ApiKindAdapter<ConfigurationOf<'frame'>> = {
  name({ catalogue, shop: { locale }, translate }, { frameType, formatType }) {
    const found = frameOf(catalogue, frameType)
    const name = found ? localised(found.kind.name, locale) : frameType
    return inOneName(locale, [
      translate('article.frame', { frame: name }),
      ...(found ? [localised(found.finish.name, locale)] : []),
      formatSize(parseDimension(formatType), locale),
    ])
  },
  describe(speaker, configuration) {
    const { catalogue, shop, translate } = speaker
    const { matType, matSize, optionTypes = [] } = configuration
    const mat = matSize > 0 ? matOf(catalogue, matType) : undefined
    return [
      { label: translate('frame.label.product'), value: frame.name(speaker, configuration).join(', ') },
      ...(mat
        ? [
            {
              label: translate('frame.label.mat'),
              value: translate('frame.line.mat', {
                mat: localised(mat.name, shop.locale),
                width: formatLength(matSize, shop.locale),
              }),
            },
          ]
        : []),
      ...optionTypes.flatMap(value => {
        const option = optionOf(catalogue, value)
        return option
          ? [
              {
                label: localised(option.group.name, shop.locale),
                value: localised(option.value.name, shop.locale),
              },
            ]
          : []
      }),
    ]
  },
  link: ({ frameType, formatType, matType, matSize, optionTypes }, _current, extras) =>
    designerUrl(
      'photo-frame',
      { frameType, formatType, matType, matSize, ...(optionTypes && { optionTypes }) },
      extras,
    ),
  look({ catalogue }, { frameType, formatType }) {
    const { widthMm, heightMm } = parseDimension(formatType)
    const swatch = frameOf(catalogue, frameType)?.finish.colour ?? null
    return { picture: null, swatch, aspect: widthMm / heightMm, worth: null }
  },
}
