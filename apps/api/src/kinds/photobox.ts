import {
  type ConfigurationOf,
  definitionOf,
  designerParams,
  designerUrl,
  inOneName,
  normaliseProduct,
  termName,
} from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'
import { type ApiKindAdapter, namesIn, type TranslationContext } from './api-kind-adapter.ts'
import { fitPhotobox } from './fit-prints.ts'
import { defaultFormatOf, type FormOption, pricedFormat } from './form-option.ts'
import { lineDetails } from './line-details.ts'

type BoxInput = ConfigurationOf<'photobox'>

function boxName(speaker: TranslationContext, { boxSize, photoFormat }: BoxInput) {
  const term = namesIn(speaker)
  return inOneName(speaker.shop.locale, [
    term('product-kinds', 'photobox'),
    term('photobox-sizes', boxSize),
    term('photo-formats', photoFormat),
  ])
}

export const photobox: ApiKindAdapter<BoxInput> = {
  name: boxName,
  describe: (speaker, box) => lineDetails(speaker, boxName(speaker, box), { photos: String(box.photos) }),
  /** The address field `photoboxFormat` holds the size of the prints. */
  addressed({ catalogue, shop, now }, { photoboxFormat, ...params }) {
    const input = { ...params, photoFormat: photoboxFormat }
    const { configuration, corrections } = normaliseProduct(catalogue, 'photobox', input, shop, now)
    return corrections.length === 0 ? configuration : undefined
  },
  fitted: fitPhotobox,
  dress: () => ({ kind: 'pile' }),
  link({ photoFormat, photos }, current, extras) {
    const box = { photoboxType: 'small', photoboxFormat: photoFormat, photoboxQuantityMax: photos } as const
    return designerUrl('photobox', designerParams('photobox', box, current), extras)
  },
  calculator: photoboxOptions,
  photoboxType: 'small',
  calculated: ({ boxSize, photoFormat }) => ({ value: boxSize, formatType: photoFormat }),
}

/** Box sizes with their formats; prices are for a box with the fewest photos. */
function photoboxOptions(context: CallContext): FormOption[] {
  const { catalogue, shop } = context
  const { sizes, defaults } = definitionOf(catalogue, 'photobox')
  return sizes.map(({ id, formats, photos: { min: photos } }) => {
    const priced = formats.flatMap(formatType =>
      pricedFormat(
        context,
        { kind: 'photobox', boxSize: id, photoFormat: formatType, photos },
        { formatType, text: termName(catalogue, 'photo-formats', formatType, shop.locale) },
      ),
    )
    return {
      value: id,
      name: termName(catalogue, 'photobox-sizes', id, shop.locale),
      labelTranslationKey: `photobox-size.${id}`,
      group: null,
      formats: priced,
      initiallySelectedFormat: defaultFormatOf(priced, defaults.format),
    }
  })
}
