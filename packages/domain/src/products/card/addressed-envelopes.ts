import type { Catalogue } from '../../catalogue/schema.ts'
import { definitionOf } from '../shared/limits.ts'
import type { AddressedDelivery, CardConfiguration } from './configuration.ts'

/** Where a card with an addressed envelope is delivered; `undefined` for other envelopes, and for cards without one. */
export function addressedDelivery(
  catalogue: Catalogue,
  { envelope, envelopePrint }: Pick<CardConfiguration, 'envelope' | 'envelopePrint'>,
): AddressedDelivery | undefined {
  if (envelope === 'none') return undefined
  return definitionOf(catalogue, 'card').envelopePrints.find(({ id }) => id === envelopePrint)?.addresses
}

/** The envelope print for a delivery of addressed envelopes; `undefined` if none is sold. */
export const addressedPrint = (catalogue: Catalogue, delivery: AddressedDelivery): string | undefined =>
  definitionOf(catalogue, 'card').envelopePrints.find(({ addresses }) => addresses === delivery)?.id
