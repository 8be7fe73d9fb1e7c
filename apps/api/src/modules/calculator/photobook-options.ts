import { normaliseProduct, photobookDefinition, termName } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { initialOf, type Option, productFormat } from './calculator-option.ts'

/** Books by type and cover, grouped by type; prices are those of the fewest pages. */
export function photobookOptions(context: CallContext): Option[] {
  const { catalogue, shop, now } = context
  return photobookDefinition(catalogue).types.flatMap(({ id, bindings, formats, defaults }) => {
    const covers = [...new Set(bindings.flatMap(binding => binding.covers.map(cover => cover.id)))]
    return covers.map(cover => {
      const value = `${id}-${cover}`
      const priced = formats.flatMap(formatType => {
        const input = { photobookType: value, photobookFormat: formatType }
        const { configuration } = normaliseProduct(catalogue, 'photobook', input, shop, now)
        const text = termName(catalogue, 'photobook-formats', formatType, shop.locale)
        return productFormat(context, configuration, { formatType, text })
      })
      const names = [
        termName(catalogue, 'photobook-types', id, shop.locale),
        termName(catalogue, 'photobook-covers', cover, shop.locale),
      ]
      return {
        value,
        name: names.join(', '),
        labelTranslationKey: `photobook-type.${value}`,
        group: id,
        formats: priced,
        initiallySelectedFormat: initialOf(priced, defaults['din-landscape']),
      }
    })
  })
}
