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
import { fitPhotoprints, splitPhotoprints } from './fit-prints.ts'
import { defaultFormatOf, type FormOption, pricedFormat } from './form-option.ts'
import { lineDetails } from './line-details.ts'

type PrintInput = ConfigurationOf<'photoprint'>

function printName(speaker: TranslationContext, { printType, photoFormat }: PrintInput) {
  const term = namesIn(speaker)
  return [term('print-types', printType), term('photo-formats', photoFormat)]
}

export const photoprint: ApiKindAdapter<PrintInput> = {
  name: printName,
  describe: (speaker, print) =>
    lineDetails(
      speaker,
      inOneName(speaker.shop.locale, [
        namesIn(speaker)('product-kinds', 'photoprint'),
        ...printName(speaker, print),
      ]),
      {},
    ),
  /** The address field `photoboxFormat` holds the size of the prints. */
  addressed({ catalogue, shop, now }, { photoboxFormat, ...params }) {
    const input = { ...params, photoFormat: photoboxFormat }
    const { configuration, corrections } = normaliseProduct(catalogue, 'photoprint', input, shop, now)
    return corrections.length === 0 ? configuration : undefined
  },
  fitted: fitPhotoprints,
  dress: () => ({ kind: 'pile' }),
  parts: splitPhotoprints,
  isCountedInside: true,
  link({ photoFormat, printType }, current, extras) {
    const prints = { photoboxType: 'photoprint', photoboxFormat: photoFormat, printType } as const
    return designerUrl('photobox', designerParams('photobox', prints, current), extras)
  },
  calculator: photoprintOptions,
  photoboxType: 'photoprint',
  calculated: ({ printType, photoFormat }) => ({ value: printType, formatType: photoFormat }),
}

/** Papers of prints with their formats. */
function photoprintOptions(context: CallContext): FormOption[] {
  const { catalogue, shop } = context
  const { types, defaults } = definitionOf(catalogue, 'photoprint')
  return types.map(({ id, formats }) => {
    const priced = formats.flatMap(formatType =>
      pricedFormat(
        context,
        { kind: 'photoprint', printType: id, photoFormat: formatType },
        { formatType, text: termName(catalogue, 'photo-formats', formatType, shop.locale) },
      ),
    )
    return {
      value: id,
      name: termName(catalogue, 'print-types', id, shop.locale),
      labelTranslationKey: `print-type.${id}`,
      group: null,
      formats: priced,
      initiallySelectedFormat: defaultFormatOf(priced, defaults.format),
    }
  })
}
