import type { DraftRow } from '@passepartout/db'
import {
  dayInZone,
  isProductKind,
  kindMetadata,
  LAB_TIME_ZONE,
  monthOf,
  normaliseProduct,
  orderableConfiguration,
  type ProductConfiguration,
  type ProductInput,
  type ProductKind,
  parseDesignerUrl,
  productKindOf,
  readConfiguration,
  type YearMonth,
} from '@passepartout/domain'
import type { AddressContext } from '../../kinds/api-kind-adapter.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'

/**
 * The kind of a draft whose configuration contains the choices themselves; the others store the designer's address
 * instead.
 */
export const kindWithInlineChoices = (word: string): ProductKind | undefined =>
  isProductKind(word) && kindMetadata(word).designer?.isChosenInside ? word : undefined

/** The current month at the lab, for calendars without a start. */
export const currentProductionMonth = (now: Date): YearMonth =>
  monthOf(dayInZone(LAB_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }

/**
 * The product that a draft would be ordered as: its kind, and its configuration if it is available exactly as stored.
 */
export function productOfDraft(
  context: AddressContext,
  draft: Pick<DraftRow, 'kind' | 'configuration'>,
): { kind: ProductKind | undefined; configuration: ProductConfiguration | undefined } {
  const { designerUrl } = Object(draft.configuration)
  if (designerUrl === undefined) {
    const kind = kindWithInlineChoices(draft.kind)
    const storedConfiguration = kind && readConfiguration(kind, draft.configuration)
    return {
      kind,
      configuration: storedConfiguration && orderableConfiguration(context, storedConfiguration),
    }
  }
  const address = parseDesignerUrl(String(designerUrl), currentProductionMonth(context.now))
  if (!address) return { kind: undefined, configuration: undefined }
  const kind = productKindOf(address.params) ?? address.kind
  const own = apiKindAdapter(kind).addressed ?? exactConfiguration(kind)
  return { kind, configuration: own(context, { ...address.params }) }
}

/** The product of the configuration's fields, if all of them are available. */
const exactConfiguration =
  (kind: ProductKind) =>
  ({ catalogue, shop, now }: AddressContext, params: ProductInput): ProductConfiguration | undefined => {
    const { configuration, corrections } = normaliseProduct(catalogue, kind, params, shop, now)
    return corrections.length === 0 ? configuration : undefined
  }

/**
 * What a draft of this product stores as its configuration, the inverse of `productOfDraft`: the choices themselves
 * where they are made in the designer, else the address of the designer.
 */
export function draftConfigurationOf(
  { shop, now }: Pick<AddressContext, 'shop' | 'now'>,
  configuration: ProductConfiguration,
): object {
  const { kind, ...choices } = configuration
  if (kindWithInlineChoices(kind)) return choices
  const extras = { locale: shop.locale }
  return { designerUrl: apiKindAdapter(kind).link(configuration, currentProductionMonth(now), extras) }
}
