import type { DraftRow } from '@passepartout/db'
import {
  type ArticleKind,
  dayIn,
  factsOf,
  isArticleKind,
  monthOf,
  normaliseProduct,
  orderableConfiguration,
  PLANT_TIME_ZONE,
  type ProductConfiguration,
  parseDesignerUrl,
  productKindOf,
  readConfiguration,
  type YearMonth,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** The kind of a draft that keeps its choices themselves; of the others the address of the designer says them. */
export const kindChosenInside = (word: string): ArticleKind | undefined =>
  isArticleKind(word) && factsOf(word).designer?.isChosenInside ? word : undefined

/** The month in the plant, for calendars without a start. */
export const monthIn = (now: Date): YearMonth =>
  monthOf(dayIn(PLANT_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }

/** What a draft would be ordered as: its kind, and its configuration if it can be made just as it says. */
export function draftedProduct(
  context: Pick<CallContext, 'catalogue' | 'shop' | 'now'>,
  draft: Pick<DraftRow, 'kind' | 'configuration'>,
): { kind: ArticleKind | undefined; configuration: ProductConfiguration | undefined } {
  const { catalogue, shop, now } = context
  const { designerUrl } = Object(draft.configuration)
  if (designerUrl === undefined) {
    const kind = kindChosenInside(draft.kind)
    const said = kind && readConfiguration(kind, draft.configuration)
    return { kind, configuration: said && orderableConfiguration(context, said) }
  }
  const address = parseDesignerUrl(String(designerUrl), monthIn(now))
  if (!address) return { kind: undefined, configuration: undefined }
  const kind = productKindOf(address.params) ?? address.kind
  const { configuration, corrections } = normaliseProduct(catalogue, kind, { ...address.params }, shop, now)
  return { kind, configuration: corrections.length === 0 ? configuration : undefined }
}
