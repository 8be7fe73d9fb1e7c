import {
  type ConfigurationOf,
  definitionOf,
  designerParams,
  designerUrl,
  termName,
} from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'
import { type ApiKind, describedByName, namesIn, type Speaker } from './api-kind.ts'
import { initialOf, type Option, productFormat } from './calculator-option.ts'

type Print = ConfigurationOf<'photoprint'>

function printName(speaker: Speaker, { printType, photoFormat }: Print) {
  const term = namesIn(speaker)
  return [term('print-types', printType), term('photo-formats', photoFormat)]
}

export const photoprint: ApiKind<Print> = {
  name: printName,
  describe: describedByName(printName),
  link({ photoFormat }, current, extras) {
    const prints = { photoboxType: 'photoprint', photoboxFormat: photoFormat } as const
    return designerUrl('photobox', designerParams('photobox', prints, current), extras)
  },
  calculator: photoprintOptions,
  photoboxType: 'photoprint',
  calculated: ({ printType, photoFormat }) => ({ value: printType, formatType: photoFormat }),
}

/** Papers of prints with their formats. */
function photoprintOptions(context: CallContext): Option[] {
  const { catalogue, shop } = context
  const { types, defaults } = definitionOf(catalogue, 'photoprint')
  return types.map(({ id, formats }) => {
    const priced = formats.flatMap(formatType =>
      productFormat(
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
      initiallySelectedFormat: initialOf(priced, defaults.format),
    }
  })
}
