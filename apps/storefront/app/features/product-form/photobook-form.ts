import { getPhotobookPrice } from '@passepartout/contracts'
import { deliveryItemOf } from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'
import { materialOf } from './materials.ts'
import { type DesignChoice, paletteSection } from './palette-section.ts'
import type { ProductForm, SectionChoice } from './product-form.ts'
import { fetchWithCorrections, requestedFields } from './requested-fields.ts'
import { choiceSection, parseSheetShape } from './sections.ts'

const ROWS = [
  ['photobookPrinting', 'cards'],
  ['photobookFormat', 'shapes'],
  ['photobookCover', 'cards'],
  ['photobookBinding', 'cards'],
  ['photobookPaper', 'cards'],
  ['photobookCoverLamination', 'cards'],
  ['refinementType', 'cards'],
] as const
const FIELDS = ['photobookType', ...ROWS.map(([field]) => field), 'photobookPageCount', 'amount', 'quantity']

interface PhotobookDesign extends DesignChoice {
  /** Without it the designer starts with an empty book. */
  designGroupSetId?: string
}

/** Product form of a photobook in one design; its facts include the spine and additional pages. */
export async function photobookForm(
  design: PhotobookDesign,
  context: LoadContext,
): Promise<ProductForm | undefined> {
  const { api, query, shop, log } = context
  const translate = translatorFor(shop, log)
  const { designGroupSetId } = design
  const shared = {
    ...(designGroupSetId ? { designGroupSetId } : {}),
    ...(design.palette ? { designId: design.palette } : {}),
  }
  const answer = await fetchWithCorrections(
    query => api.call(getPhotobookPrice, { query: { ...query, ...shared } }),
    requestedFields(query, FIELDS),
  )
  if (!answer.ok) return undefined
  const { payload } = answer
  const { configuration, choices, graduationsPageCount, nextPages, spine, designerUrl } = payload
  const legend = (name: string) => translate(`configurator.${name}`)
  const show: Readonly<Partial<Record<string, (value: string) => Partial<SectionChoice> | undefined>>> = {
    photobookFormat: value => ({ shape: parseSheetShape(value) }),
    photobookCover: materialOf(translate, 'cover'),
    photobookBinding: materialOf(translate),
    photobookPaper: materialOf(translate, 'paper'),
    photobookCoverLamination: materialOf(translate, 'lamination'),
    refinementType: materialOf(translate),
  }
  return {
    sections: [
      ...paletteSection(design, legend('colour')),
      ...ROWS.flatMap(([field, look]) =>
        choiceSection(choices[field], {
          name: field,
          legend: legend(field.toLowerCase()),
          look,
          onlyAllowed: field === 'photobookFormat',
          show: show[field],
        }),
      ),
      {
        look: 'select',
        name: 'photobookPageCount',
        legend: legend('pages'),
        hint: nextPages
          ? translate('configurator.next-pages', {
              pages: nextPages.photobookPageCount,
              price: nextPages.surcharge.text,
            })
          : undefined,
        options: graduationsPageCount.map(count => ({
          value: String(count),
          name: translate('configurator.page-count', { count }),
          chosen: count === configuration.photobookPageCount,
        })),
      },
      {
        look: 'quantity',
        name: 'amount',
        legend: legend('amount'),
        ...quantityTiers(payload, choices.amount),
      },
    ],
    hiddenFields: designGroupSetId ? [['designGroupSetId', designGroupSetId]] : [],
    corrections: answer.corrections,
    price: configuredPrice(payload),
    facts: spine.text
      ? [translate(spine.textFits ? 'configurator.spine' : 'configurator.spine-blank', { width: spine.text })]
      : [],
    designer: designerUrl,
    delivery: deliveryItemOf('photobook', configuration),
  }
}
