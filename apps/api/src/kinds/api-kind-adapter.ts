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
import type { FormOption } from './form-option.ts'

export type TranslationContext = Pick<CallContext, 'catalogue' | 'shop' | 'translate'>
/** What an address is read with. */
export type AddressContext = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now'>
export type DetailRow = CartLine['description'][number]
export type ProductFormQuery = ParsedInput<typeof schemas.getCalculatorReference>['query']
type ChosenConfiguration = NonNullable<CallPayload<typeof schemas.getCalculatorReference>['sku']>

/** One of the products that a design is made as. */
export interface LinePart {
  configuration: ProductConfiguration
  /** Its pages only. */
  document: Document
  quantity: number
}

/** What a kind of product brings to the API: its words, its links, how it is ordered. One file per kind, listed in `registry.ts`. */
export interface ApiKindAdapter<C = ProductConfiguration> {
  /** What an article is called in one line, in its parts, such as `Poster`, `60 × 40 cm`. */
  name(speaker: TranslationContext, configuration: C): string[]
  /** In words for cart and order, one fact per entry; the first says what it is. */
  describe(speaker: TranslationContext, configuration: C, currency: Currency): DetailRow[]
  /**
   * The product that an address of its designer means, with all that was left open; `undefined` where it cannot be made just
   * as it says. Without it the address speaks in the names of the configuration.
   */
  addressed?(context: AddressContext, params: ProductInput): C | undefined
  /** Inner address of its designer, or of where a configuration is chosen; null of what is ordered as it is. */
  link(configuration: C, current: YearMonth, extras: DesignerCommonParams & DesignerTarget): string | null
  /** Options of its calculators (spec 3, "Calculator"). */
  calculator?(context: CallContext, query: ProductFormQuery): FormOption[] | Refusal
  /** What its calculators say of the photobox type (spec 3). */
  photoboxType?: PhotoboxType
  /** The option and the format by which its calculators show an article. */
  calculated?(configuration: C): Pick<ChosenConfiguration, 'value' | 'formatType'>
  /**
   * A design as it will be printed: bleed, safe zone and edge by the catalogue. `undefined` where the designed size is not
   * the ordered one: then something other than what the customer saw would be printed. Kinds without it cannot be ordered
   * with a design yet.
   */
  fitted?(catalogue: CallContext['catalogue'], configuration: C, document: Document): Document | undefined
  /**
   * The lines that one design is ordered as, where it is made as several products; `undefined` where one of them cannot be made.
   */
  parts?(
    context: Pick<CallContext, 'catalogue' | 'shop'>,
    configuration: C,
    document: Document,
  ): LinePart[] | undefined
  /** The design says how many there are: the cart shows the number and changes it in the designer only. */
  isCountedInside?: true
  /** What a picture of the finished product shows around its printed face. */
  dress?(catalogue: CallContext['catalogue'], configuration: C): ProductAppearance | undefined
  /** What a line without a design shows; also of what is no longer sold. */
  look?(
    speaker: Pick<TranslationContext, 'catalogue' | 'shop'>,
    configuration: C,
    currency: Currency,
  ): UndesignedAppearance
  /** A configuration from outside, as it is kept. */
  tidied?(configuration: C): C
  /** What stands against ordering it at this moment, beyond the rules of its kind. */
  problems?(configuration: C, now: Date): ProductProblem[]
  /** Under which an article that could not be put into the cart is logged. */
  failureKey?: LogKey
}

/** Names of vocabulary in the language of the shop. */
export const namesIn =
  ({ catalogue, shop }: TranslationContext) =>
  (group: VocabularyGroup, id: string): string =>
    termName(catalogue, group, id, shop.locale)
