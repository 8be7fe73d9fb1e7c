import type { Catalogue } from '../../catalogue/schema.ts'
import { definitionOf } from '../shared/limits.ts'
import type { AddressedDelivery, CardConfiguration } from './configuration.ts'

/** Where a card goes whose envelope carries an address; nothing of others, nor of a card without an envelope. */
export function addressedDelivery(
  catalogue: Catalogue,
  { envelope, envelopePrint }: Pick<CardConfiguration, 'envelope' | 'envelopePrint'>,
): AddressedDelivery | undefined {
  if (envelope === 'none') return undefined
  return definitionOf(catalogue, 'card').envelopePrints.find(({ id }) => id === envelopePrint)?.addresses
}

/** The print of addressed envelopes that are delivered so; nothing where none is sold. */
export const addressedPrint = (catalogue: Catalogue, delivery: AddressedDelivery): string | undefined =>
  definitionOf(catalogue, 'card').envelopePrints.find(({ addresses }) => addresses === delivery)?.id
