import type { Catalogue } from '../../catalogue/schema.ts'
import type { EnvelopeClass } from '../../catalogue/vocabulary.ts'
import { findAccessory } from '../accessory/find-accessory.ts'
import { definitionOf } from '../shared/limits.ts'
import type { CardConfiguration } from './configuration.ts'

/** One card as a postal item. */
export interface CardPostageProperties {
  /** Card, envelope with lining, and accessories, to a tenth of a gram. */
  grams: number
  /** Maximum, to a hundredth of a millimetre. */
  thicknessMm: number
  envelopeClass: EnvelopeClass
  /** Outer size; the longer side is the width. */
  envelopeMm: { widthMm: number; heightMm: number }
  /** A special make with its own tariff. */
  special?: string
  /** Whether it includes an envelope; without one the measures are those of the matching envelope. */
  hasEnvelope: boolean
}

/**
 * Weight, thickness and envelope of a card, which postage depends on (trade facts 10: a folded A6 card of 300 g/m2 in
 * its C6 envelope weighs 14 g).
 *
 * @throws RangeError for a format, folding or paper that the catalogue lacks; call `check` first
 */
export function cardPostageProperties(
  catalogue: Catalogue,
  card: Pick<CardConfiguration, 'formatType' | 'folding' | 'paper' | 'envelope' | 'liner' | 'accessories'>,
): CardPostageProperties {
  const definition = definitionOf(catalogue, 'card')
  const format = found(definition.formats, card.formatType)
  const { leaves } = found(definition.foldings, card.folding)
  const paper = found(definition.papers, card.paper)
  const envelope = found(definition.envelopeSizes, format.envelope)
  const hasEnvelope = card.envelope !== 'none'
  const extras = card.accessories.flatMap(sku => findAccessory(catalogue, sku)?.article ?? [])
  const special = extras.find(({ postage }) => postage)?.postage
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

  const areaM2 = (format.widthMm * format.heightMm) / 1_000_000
  const grams = areaM2 * leaves * paper.gramsPerM2 + sum(extras.map(({ weightGrams }) => weightGrams))
  const thicknessMm = leaves * paper.caliperMm + sum(extras.map(extra => extra.thicknessMm))
  const lining = card.liner === 'none' ? undefined : definition.linerPaper
  const linedM2 = ((lining?.share ?? 0) * envelope.widthMm * envelope.heightMm) / 1_000_000
  const around = {
    grams: envelope.grams + linedM2 * (lining?.gramsPerM2 ?? 0),
    thicknessMm: envelope.thicknessMm + (lining?.caliperMm ?? 0),
  }
  return {
    grams: round(grams + (hasEnvelope ? around.grams : 0), 10),
    thicknessMm: round(thicknessMm + (hasEnvelope ? around.thicknessMm : 0), 100),
    envelopeClass: envelope.class,
    envelopeMm: { widthMm: envelope.widthMm, heightMm: envelope.heightMm },
    hasEnvelope,
    ...(special && { special }),
  }
}

function found<T extends { id: string }>(list: readonly T[], id: string): T {
  const item = list.find(each => each.id === id)
  if (!item) throw new RangeError(`Cards have no "${id}".`)
  return item
}

const round = (value: number, parts: number): number => Math.round(value * parts) / parts
