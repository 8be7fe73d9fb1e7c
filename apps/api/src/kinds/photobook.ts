import {
  type ConfigurationOf,
  designerParams,
  designerUrl,
  inOneName,
  normaliseProduct,
  photobookDefinition,
  termName,
} from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'
import { type ApiKindAdapter, namesIn, type TranslationContext } from './api-kind-adapter.ts'
import { fitPages } from './fit-pages.ts'
import { defaultFormatOf, type FormOption, pricedFormat } from './form-option.ts'
import { lineDetails } from './line-details.ts'

type BookInput = ConfigurationOf<'photobook'>

function bookName(
  speaker: TranslationContext,
  { photobookPrinting, photobookCover, photobookFormat }: BookInput,
) {
  const term = namesIn(speaker)
  return inOneName(speaker.shop.locale, [
    term('photobook-types', photobookPrinting),
    term('photobook-covers', photobookCover),
    term('photobook-formats', photobookFormat),
  ])
}

export const photobook: ApiKindAdapter<BookInput> = {
  name: bookName,
  describe(speaker, book) {
    const term = namesIn(speaker)
    const { refinementType } = book
    return lineDetails(speaker, bookName(speaker, book), {
      pages: String(book.photobookPageCount),
      binding: term('photobook-bindings', book.photobookBinding),
      paper: term('photobook-papers', book.photobookPaper),
      cover: term('cover-laminations', book.photobookCoverLamination),
      refinement: refinementType !== 'none' && term('refinements', refinementType),
    })
  },
  fitted: fitPages,
  dress: () => ({ kind: 'book' }),
  link: (book, current, extras) =>
    designerUrl('photobook', designerParams('photobook', book, current), extras),
  calculator: photobookOptions,
  calculated: ({ photobookPrinting, photobookCover, photobookFormat }) => ({
    value: `${photobookPrinting}-${photobookCover}`,
    formatType: photobookFormat,
  }),
}

/** Books by type and cover, grouped by type; prices are for the lowest page count. */
function photobookOptions(context: CallContext): FormOption[] {
  const { catalogue, shop, now } = context
  return photobookDefinition(catalogue).types.flatMap(({ id, bindings, formats, defaults }) => {
    const covers = [...new Set(bindings.flatMap(binding => binding.covers.map(cover => cover.id)))]
    return covers.map(cover => {
      const value = `${id}-${cover}`
      const priced = formats.flatMap(formatType => {
        const input = { photobookType: value, photobookFormat: formatType }
        const { configuration } = normaliseProduct(catalogue, 'photobook', input, shop, now)
        const text = termName(catalogue, 'photobook-formats', formatType, shop.locale)
        return pricedFormat(context, configuration, { formatType, text })
      })
      const names = [
        termName(catalogue, 'photobook-types', id, shop.locale),
        termName(catalogue, 'photobook-covers', cover, shop.locale),
      ]
      return {
        value,
        name: inOneName(shop.locale, names).join(', '),
        labelTranslationKey: `photobook-type.${value}`,
        group: id,
        formats: priced,
        initiallySelectedFormat: defaultFormatOf(priced, defaults['din-landscape']),
      }
    })
  })
}
