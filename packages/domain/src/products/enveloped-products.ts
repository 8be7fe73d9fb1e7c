import type { Catalogue } from '../catalogue/schema.ts'
import { addressedDelivery } from './card/addressed-envelopes.ts'
import type { AddressedDelivery } from './card/configuration.ts'
import type { ProductConfiguration } from './product-rules.ts'

/** A product whose pieces come in envelopes that can be printed with addresses. */
export type EnvelopedConfiguration = Extract<ProductConfiguration, { envelopePrint: string }>

export const hasEnvelope = (
  configuration: ProductConfiguration | undefined,
): configuration is EnvelopedConfiguration => configuration !== undefined && 'envelopePrint' in configuration

/** Whether something is printed on the envelopes of a product. */
export const hasPrintedEnvelope = (
  configuration: ProductConfiguration | undefined,
): configuration is EnvelopedConfiguration =>
  hasEnvelope(configuration) && configuration.envelopePrint !== 'none'

/** Where a product with addressed envelopes is delivered; `undefined` for every other product. */
export const deliveryOfEnvelopes = (
  catalogue: Catalogue,
  configuration: ProductConfiguration | undefined,
): AddressedDelivery | undefined =>
  hasEnvelope(configuration) ? addressedDelivery(catalogue, configuration) : undefined
