import { fetchPhotoboxPrice } from '@passepartout/contracts'
import { isDefaultOfOtherBox, type PhotoboxType } from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'
import { materialOf } from './materials.ts'
import type { ProductForm, Section } from './product-form.ts'
import { fetchWithCorrections, requestedFields } from './requested-fields.ts'
import { choiceSection, parseSheetShape } from './sections.ts'

const FIELDS: Record<PhotoboxType, readonly string[]> = {
  small: ['boxSize', 'photoboxFormat', 'photos', 'amount'],
  photoprint: ['printType', 'photoboxFormat', 'amount'],
}

/** Product form of a box with prints, or of prints alone. */
export async function photoboxForm(
  photoboxType: PhotoboxType,
  context: LoadContext,
): Promise<ProductForm | undefined> {
  const { api, query, shop, log } = context
  const translate = translatorFor(shop, log)
  const { photos: wanted, ...rest } = requestedFields(query, FIELDS[photoboxType])
  const isLeft = isDefaultOfOtherBox(context.catalogue, { ...rest, photos: wanted })
  const answer = await fetchWithCorrections(
    query => fetchPhotoboxPrice(api, photoboxType, query),
    wanted && !isLeft ? { ...rest, photos: wanted } : rest,
  )
  const chosen = answer.ok ? answer.payload.chosen : null
  if (!answer.ok || !chosen) return undefined
  const { choices, configuration, designerUrl } = chosen
  const legend = (name: string) => translate(`configurator.${name}`)
  const photos: Section[] =
    choices.photos && configuration.photos !== undefined
      ? [
          {
            look: 'number',
            name: 'photos',
            legend: legend('photos'),
            hint: translate('configurator.photos-hint', choices.photos),
            value: configuration.photos,
            ...choices.photos,
          },
        ]
      : []
  return {
    sections: [
      ...choiceSection(choices.boxSize ?? [], { name: 'boxSize', legend: legend('box-size'), look: 'cards' }),
      ...choiceSection(choices.printType ?? [], {
        name: 'printType',
        legend: legend('print-type'),
        look: 'cards',
        show: materialOf(translate, 'print'),
      }),
      ...choiceSection(choices.photoFormat, {
        name: 'photoboxFormat',
        legend: legend('format'),
        look: 'shapes',
        onlyAllowed: true,
        show: value => ({ shape: parseSheetShape(value) }),
      }),
      ...photos,
      {
        look: 'quantity',
        name: 'amount',
        legend: legend(photoboxType === 'small' ? 'amount' : 'prints'),
        ...quantityTiers(chosen, choices.amount),
      },
    ],
    hiddenFields: [['photoboxType', photoboxType]],
    corrections: answer.corrections,
    price: configuredPrice(chosen),
    facts: [],
    designer: designerUrl,
    delivery: { kind: photoboxType === 'small' ? 'photobox' : 'photoprint' },
  }
}
