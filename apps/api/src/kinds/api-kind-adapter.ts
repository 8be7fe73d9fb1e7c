import type { CallPayload, CartLine, UndesignedAppearance } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { Document } from '@passepartout/document'
import type {
  Currency,
  DesignerCommonParams,
  DesignerTarget,
  LogKey,
  PhotoboxType,
  ProductAppearance,
  ProductConfiguration,
  ProductInput,
  ProductProblem,
  VocabularyGroup,
  YearMonth,
} from '@passepartout/domain'
import { termName } from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'
import type { Refusal } from '../http/call-result.ts'
import type { ParsedInput } from '../http/router.ts'
import type { CrossSelling } from './cross-selling.ts'
import type { FormOption } from './form-option.ts'

export type TranslationContext = Pick<CallContext, 'catalogue' | 'shop' | 'translate'>
/** The data for parsing a product address. */
export type AddressContext = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now'>
export type DetailRow = CartLine['description'][number]
export type ProductFormQuery = ParsedInput<typeof schemas.getCalculatorReference>['query']
type ChosenConfiguration = NonNullable<CallPayload<typeof schemas.getCalculatorReference>['sku']>

/** One of the products that a design is ordered as. */
export interface LinePart {
  configuration: ProductConfiguration
  /** Contains the pages of this product only. */
  document: Document
  quantity: number
}

/** The API's part of a product kind: names, links, ordering. One file per kind, listed in `registry.ts`. */
export interface ApiKindAdapter<C = ProductConfiguration> {
  /** The name of an article in parts, such as `Poster`, `60 × 40 cm`. */
  name(speaker: TranslationContext, configuration: C): string[]
  /** Detail rows for cart and order; the first names the product. */
  describe(speaker: TranslationContext, configuration: C, currency: Currency): DetailRow[]
  /**
   * The product of its designer's address, with defaults for missing fields; `undefined` when it cannot be produced
   * exactly as stated. Without this method the address uses the field names of the configuration.
   */
  addressed?(context: AddressContext, params: ProductInput): C | undefined
  /** Inner address of its designer or product form; null for products ordered without choices. */
  link(configuration: C, current: YearMonth, extras: DesignerCommonParams & DesignerTarget): string | null
  /** Options of its product forms (spec 3, "Calculator"). */
  calculator?(context: CallContext, query: ProductFormQuery): FormOption[] | Refusal
  /** The photobox type that its product forms report (spec 3). */
  photoboxType?: PhotoboxType
  /** The option and format under which its product forms show an article. */
  calculated?(configuration: C): Pick<ChosenConfiguration, 'value' | 'formatType'>
  /**
   * The design as it will be printed, with bleed, safe area and edge of the catalogue. `undefined` when the design's
   * size differs from the order's, because the print would differ from what the customer saw. Kinds without this method
   * cannot be ordered with a design yet.
   */
  fitted?(catalogue: CallContext['catalogue'], configuration: C, document: Document): Document | undefined
  /** The lines of a design that is produced as several products; `undefined` when one of them cannot be produced. */
  parts?(
    context: Pick<CallContext, 'catalogue' | 'shop'>,
    configuration: C,
    document: Document,
  ): LinePart[] | undefined
  /** The design determines the quantity: the cart shows it, and only the designer changes it. */
  isCountedInside?: true
  /** The product appearance around the printed face. */
  dress?(catalogue: CallContext['catalogue'], configuration: C): ProductAppearance | undefined
  /** How it is offered with the picture of another line. */
  crossSelling?: CrossSelling<C>
  /** The appearance of a line without a design; also for products no longer sold. */
  look?(
    speaker: Pick<TranslationContext, 'catalogue' | 'shop'>,
    configuration: C,
    currency: Currency,
  ): UndesignedAppearance
  /** Normalises a configuration from outside for storage. */
  tidied?(configuration: C): C
  /** Problems that forbid ordering it now, beyond the rules of its kind. */
  problems?(configuration: C, now: Date): ProductProblem[]
  /** Log key of a failed addition to the cart. */
  failureKey?: LogKey
}

/** Vocabulary names in the language of the shop. */
export const namesIn =
  ({ catalogue, shop }: TranslationContext) =>
  (group: VocabularyGroup, id: string): string =>
    termName(catalogue, group, id, shop.locale)
