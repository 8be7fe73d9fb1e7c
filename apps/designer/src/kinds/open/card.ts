import { fetchWithCorrections, getCardPrice } from '@passepartout/contracts'
import { findDesign } from '@passepartout/designs'
import type { Document } from '@passepartout/document'
import {
  CARD_FIELDS,
  definitionOf,
  deliveryItemOf,
  envelopeLiningsOf,
  formatSize,
  inOneName,
  localised,
  parseDesignerUrl,
} from '@passepartout/domain'
import { type CardPalette, cardOfferOf } from '../../card/card-choices.ts'
import { createInitialDocument, type SheetSpec } from './initial-document.ts'
import {
  canonicalDesignerAddress,
  type DesignerAddressOf,
  nameOfChosen,
  type OpenContext,
  type OpenedConfiguration,
  priceOf,
  requestedParams,
} from './open-context.ts'

const ACCESSORIES = ['accessories', 'ribbon', 'ribbonColor', 'bow', 'screw', 'seal', 'standard', 'tag']
const NAMES = ['themeId', 'designId', ...CARD_FIELDS, ...ACCESSORIES, 'quantity', 'isSample']
/** Sides of a card without a design. */
const FACES = { flat: ['front', 'back'], folded: ['front', 'inside-left', 'inside-right', 'back'] }
const ROLES = ['front', 'back', 'inside-left', 'inside-right'] as const
const PLAIN_SAFE_MM = 4

/** A card: its sides in reading order. */
export async function openCard(
  { params, extras }: DesignerAddressOf<'card'>,
  context: OpenContext,
): Promise<OpenedConfiguration | undefined> {
  const { client, shop } = context
  const { catalogue, designs } = context.data
  const known = params.themeId === undefined ? undefined : findDesign(designs, 'card', params.themeId)
  const strange = params.themeId !== undefined && !known
  const wanted = strange ? { ...params, themeId: undefined, designId: undefined } : params
  const answer = await fetchWithCorrections(
    query => client.call(getCardPrice, { query: query as never }),
    requestedParams(wanted, NAMES),
  )
  if (!answer.ok) return undefined
  const { payload, query } = answer
  const { configuration, choices } = payload
  const { formats, bleedMm } = definitionOf(catalogue, 'card')
  const { widthMm = 148, heightMm = 105 } = formats.find(({ id }) => id === configuration.formatType) ?? {}
  const palette = typeof query.designId === 'string' ? query.designId : (known?.palettes[0]?.id ?? '')
  const faces = known
    ? known.pages.map(({ id }) => id)
    : FACES[configuration.folding === 'folded' ? 'folded' : 'flat']
  const trim = { widthMm, heightMm }
  const sheets = faces.map(
    (face): SheetSpec => ({
      label: { key: face },
      wanted: { page: face },
      plain: {
        id: face,
        role: ROLES.find(role => role === face) ?? 'front',
        ...{ ...trim, bleed: bleedMm, safe: PLAIN_SAFE_MM },
        slots: face === 'front' ? [{ id: `${face}.photo`, box: 'full' }] : [],
      },
    }),
  )
  const inPalette = (palette: string, size: typeof trim) =>
    createInitialDocument({
      kind: 'card',
      ...{ sheets, library: designs, design: known, palette, locale: shop.locale, trim: size },
      refinement: configuration.refinementType as never,
      print: { bleed: bleedMm },
      card: {
        envelope: configuration.envelope ?? null,
        punching: configuration.punching === 'none' ? null : (configuration.punching ?? null),
        read: null,
      },
    })
  const layouts = (known?.layouts ?? []).map(layout => layout.trim)
  const opened = inPalette(palette, trim)
  const answered = parseDesignerUrl(payload.designerUrl, context.current)?.params ?? {}
  const address = canonicalDesignerAddress('card', wanted, { query, names: NAMES, answered }, extras)
  const size = formatSize({ widthMm, heightMm }, shop.locale)
  const added = payload.parts.filter(({ code }) => code === 'accessory').map(({ name }) => name)
  const fact = (field: string, value: string) => ({ field, value })
  return {
    address,
    design: known ? localised(known.name, shop.locale) : null,
    size,
    facts: [
      fact(
        'formatType',
        inOneName(shop.locale, [nameOfChosen(choices.formatType), nameOfChosen(choices.folding)]).join(', '),
      ),
      fact('paper', nameOfChosen(choices.paper)),
      fact('refinement', nameOfChosen(choices.refinementType)),
      ...(configuration.punching === 'none' ? [] : [fact('punching', nameOfChosen(choices.punching))]),
      fact('envelope', nameOfChosen(choices.envelope)),
      ...(configuration.liner === 'none' ? [] : [fact('liner', nameOfChosen(choices.liner))]),
      ...(added.length > 0 ? [fact('accessories', inOneName(shop.locale, added).join(', '))] : []),
      fact(configuration.isSample ? 'sample' : 'quantity', String(payload.quantity)),
    ],
    corrections: [
      ...(strange ? [context.noSuchDesign(params.themeId ?? '', null)] : []),
      ...answer.corrections,
    ],
    ...priceOf(payload),
    made: deliveryItemOf('card', configuration),
    viewing: 'hand',
    card: {
      offer: cardOfferOf(payload),
      palettes: (known?.palettes ?? []).map(({ id, name }) => ({
        id,
        name: localised(name, shop.locale),
        ...paletteColoursOf([trim, ...layouts].map(size => inPalette(id, size).document)),
      })),
      envelopes: Object.fromEntries(
        definitionOf(catalogue, 'card').envelopes.flatMap(({ id, colour }) => (colour ? [[id, colour]] : [])),
      ),
      linings: envelopeLiningsOf(catalogue),
    },
    occasion: known?.card.occasions[0] ?? null,
    ...opened,
  }
}

/** Changes by another palette: colours, and the palette's own drawings in any layout. */
const paletteColoursOf = (layouts: readonly Document[]): Pick<CardPalette, 'colours' | 'art'> => ({
  colours: layouts[0]?.design?.colours ?? {},
  art: Object.fromEntries(
    layouts
      .flatMap(({ pages }) => pages.flatMap(({ elements }) => elements))
      .flatMap(element => (element.type === 'artwork' ? [[element.id, element.art]] : [])),
  ),
})
