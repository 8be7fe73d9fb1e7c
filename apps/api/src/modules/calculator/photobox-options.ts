import { definitionOf, termName } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { initialOf, type Option, productFormat } from './calculator-option.ts'

/** Box sizes with their formats; prices are those of a box with the fewest photos. */
export function photoboxOptions(context: CallContext): Option[] {
  const { catalogue, shop } = context
  const { sizes, defaults } = definitionOf(catalogue, 'photobox')
  return sizes.map(({ id, formats, photos: { min: photos } }) => {
    const priced = formats.flatMap(formatType =>
      productFormat(
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
      initiallySelectedFormat: initialOf(priced, defaults.format),
    }
  })
}

/** Papers of prints with their formats. */
export function photoprintOptions(context: CallContext): Option[] {
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
