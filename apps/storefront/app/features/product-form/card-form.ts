import { type CallPayload, getCardPrice } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import {
  CARD_FIELDS,
  deliveryItemOf,
  designerUrl,
  formatWeight,
  isOccasion,
  type Locale,
  type Translate,
} from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { designImage } from '../images/design-image.ts'
import { accessoryImage } from '../product-list/accessory-tile.ts'
import { cardAccessorySections } from './card-accessory-sections.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'
import { liningBackground } from './lining-background.ts'
import { materialOf } from './materials.ts'
import { type DesignChoice, paletteSection } from './palette-section.ts'
import type { ChoiceSection, ProductForm, SectionChoice } from './product-form.ts'
import { fetchWithCorrections, requestedFields } from './requested-fields.ts'
import { choiceSection } from './sections.ts'

const ACCESSORY_FIELDS = ['ribbon', 'ribbonColor', 'bow', 'screw', 'seal', 'standard', 'tag', 'accessories']
const FIELDS = [...CARD_FIELDS, ...ACCESSORY_FIELDS, 'quantity', 'isSample']
/** Most couples and families order at least this many; a single card is ordered as a sample. */
const FIRST_QUANTITY = '50'

type CardField = (typeof CARD_FIELDS)[number]
type Theme = CallPayload<(typeof schemas)['getThemes']>['items'][number]
type Detail = NonNullable<Theme['detail']>

const LOOKS: Record<CardField, ChoiceSection['look']> = {
  formatType: 'cards',
  folding: 'cards',
  paper: 'cards',
  refinementType: 'cards',
  punching: 'cards',
  envelope: 'swatches',
  liner: 'swatches',
  envelopePrint: 'cards',
}

/** Product form of a card in one design, with the quantity and the accessories for every card. */
export async function cardForm(
  { theme, ...design }: DesignChoice & { theme: Theme },
  context: LoadContext,
): Promise<ProductForm | undefined> {
  const { api, query, shop, log, path } = context
  const translate = translatorFor(shop, log)
  const { themeId } = theme
  const shared = { themeId, ...(design.palette ? { designId: design.palette } : {}) }
  const answer = await fetchWithCorrections(
    query => api.call(getCardPrice, { query: { ...query, ...shared } as never }),
    { quantity: FIRST_QUANTITY, ...requestedFields(query, FIELDS) },
  )
  if (!answer.ok) return undefined
  const { payload } = answer
  const { configuration, choices, piece, sample, quantityLimits, designerUrl: designer } = payload
  const occasion = occasionOf(theme, query)
  const legend = (name: string) => translate(`configurator.${name}`)
  const named = CARD_FIELDS.flatMap(field =>
    choiceSection(choices[field], {
      name: field,
      legend: legend(`card-${field.toLowerCase()}`),
      look: LOOKS[field],
      show: value =>
        field === 'formatType'
          ? displayedFormat(value, theme, design.palette)
          : displayedMaterial(field, value, theme.detail, translate),
    }),
  )
  const perCard = { ...shared, quantity: payload.quantity }
  const accessories = configuration.isSample
    ? []
    : await cardAccessorySections(context, configuration, perCard)
  return {
    sections: [
      ...paletteSection(design, legend('colour')),
      ...named,
      ...accessories,
      ...(configuration.isSample
        ? []
        : [
            {
              look: 'quantity' as const,
              name: 'quantity',
              legend: legend('quantity'),
              hint: legend('quantity-hint'),
              ...quantityTiers(payload, quantityLimits),
            },
          ]),
    ],
    hiddenFields: [
      ...(path.startsWith('/themes/') ? [] : ([['themeId', themeId]] as const)),
      ...(configuration.isSample ? ([['isSample', '1']] as const) : []),
    ],
    corrections: answer.corrections,
    price: configuredPrice(payload),
    facts: [postageFact(piece, shop.locale, translate)],
    designer,
    hasWordsAlone: !theme.labels.some(({ value }) => value === 'photo'),
    ...(configuration.isSample
      ? {}
      : {
          sample: {
            address: designerUrl('card', { ...shared, isSample: true }),
            text: translate('configurator.sample', {
              free: sample.free,
              price: sample.furtherPrice.text,
            }),
          },
        }),
    delivery: { ...deliveryItemOf('card', configuration), ...(occasion && { occasion }) },
  }
}

/** Occasion of the card: from the address, else the first occasion of its design. */
function occasionOf({ occasions }: Theme, query: URLSearchParams) {
  const occasion = query.get('occasion')
  const values = occasions.map(({ value }) => value).filter(isOccasion)
  return values.find(value => value === occasion) ?? values[0]
}

/** The design in a format, in its palette. */
function displayedFormat(
  value: string,
  { detail, previews }: Theme,
  palette: string | undefined,
): Partial<SectionChoice> | undefined {
  const sizeMm = detail?.choices.formatType?.find(choice => choice.value === value)?.sizeMm
  const [front] = previews
  if (!sizeMm || !front) return undefined
  return { picture: designImage(inFormat(front.url, value, palette), sizeMm, [240]) }
}

/** Address of a page's image in another format of its design. */
export const inFormat = (url: string, format: string, palette?: string): string =>
  [url, `format=${format}`, ...(palette ? [`palette=${encodeURIComponent(palette)}`] : [])].join('&')

function displayedMaterial(
  field: CardField,
  value: string,
  detail: Detail | null,
  translate: Translate,
): Partial<SectionChoice> | undefined {
  if (field === 'refinementType') return materialOf(translate)(value)
  const known = detail?.choices[field]?.find(choice => choice.value === value)
  if (!known) return undefined
  return {
    text: known.text ?? undefined,
    swatch: known.swatch ? liningBackground(known.swatch, known.pattern) : undefined,
    picture: known.picture && field === 'paper' ? accessoryImage(known.picture) : undefined,
  }
}

type Piece = CallPayload<(typeof schemas)['getCardPrice']>['piece']

/** Weight of a card in its envelope, and its postage. */
function postageFact(
  { grams, postage, hasEnvelope }: Piece,
  locale: Locale,
  translate: ReturnType<typeof translatorFor>,
): string {
  const weight = formatWeight(grams, locale)
  if (!hasEnvelope) return translate('configurator.weight', { weight })
  return postage
    ? [
        translate('configurator.postage', {
          class: translate(`configurator.letter-${postage.letterClass}`),
          price: postage.price.text,
          weight,
        }),
        postage.saving,
      ]
        .filter(Boolean)
        .join(' ')
    : translate('configurator.weight-with-envelope', { weight })
}
