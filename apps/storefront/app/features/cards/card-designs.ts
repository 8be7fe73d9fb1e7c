import { type CardFront, localised } from '@passepartout/domain'
import type { LoadContext } from '../../platform/block.ts'
import { cardFront } from '../images/card-front.ts'

export type Foil = Exclude<CardFront['foil'], 'none'>
export type CardShape = 'portrait' | 'landscape' | 'square' | 'tall' | 'long'

export interface CardPalette {
  id: string
  name: string
  /** Image of the front, a path below `/_assets/`. */
  picture: string
  swatch: string
}

export interface CardDesign {
  id: string
  name: string
  /** Trade name of the trim size, such as `A6p`. */
  format: CardFront['format']
  shape: CardShape
  widthMm: number
  heightMm: number
  foil: Foil | undefined
  palettes: CardPalette[]
}

/** A design in one of its palettes, as a list shows it. */
export interface DisplayedCard {
  design: CardDesign
  palette: CardPalette
}

/** Cards by the editor's reference: `id` or `id--palette`. */
export type Cards = Readonly<Record<string, DisplayedCard>>

/** Loads the referenced cards from the catalogue in the shop's language; unknown ones are left out. */
export async function loadCards(
  references: readonly (string | undefined)[],
  { catalogue, shop }: Pick<LoadContext, 'catalogue' | 'shop'>,
): Promise<Cards> {
  const shown = references.flatMap(reference => {
    const [id, paletteId] = (reference ?? '').split('--')
    const front = catalogue.cards.find(card => card.id === id)
    const design = front && readFront(front, shop)
    const palette = design?.palettes.find(one => one.id === paletteId) ?? design?.palettes[0]
    return reference && design && palette ? [[reference, { design, palette }] as const] : []
  })
  return Object.fromEntries(shown)
}

export const pickCards = (cards: Cards, references: readonly string[]): DisplayedCard[] =>
  references.flatMap(reference => cards[reference] ?? [])

function readFront(front: CardFront, { locale }: LoadContext['shop']): CardDesign {
  const { id, name, format, widthMm, heightMm, foil, palettes } = front
  return {
    id,
    name: localised(name, locale),
    format,
    shape: shapeOf(widthMm / heightMm),
    widthMm,
    heightMm,
    foil: foil === 'none' ? undefined : foil,
    palettes: palettes.map(({ id, name, file, swatch }) => ({
      id,
      name: localised(name, locale),
      picture: cardFront(`cards/${file.replace(/\.svg$/, '.webp')}`, locale),
      swatch,
    })),
  }
}

export function shapeOf(ratio: number): CardShape {
  if (ratio > 1.8) return 'long'
  if (ratio < 0.55) return 'tall'
  if (Math.abs(ratio - 1) < 0.03) return 'square'
  return ratio > 1 ? 'landscape' : 'portrait'
}
