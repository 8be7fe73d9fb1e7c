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
  type ProductInput,
  parseDesignerUrl,
  productKindOf,
  readConfiguration,
  type YearMonth,
} from '@passepartout/domain'
import type { Addressed } from '../../kinds/api-kind.ts'
import { apiKind } from '../../kinds/registry.ts'

/** The kind of a draft that keeps its choices themselves; of the others the address of the designer says them. */
export const kindChosenInside = (word: string): ArticleKind | undefined =>
  isArticleKind(word) && factsOf(word).designer?.isChosenInside ? word : undefined

/** The month in the plant, for calendars without a start. */
export const monthIn = (now: Date): YearMonth =>
  monthOf(dayIn(PLANT_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }

/** What a draft would be ordered as: its kind, and its configuration if it can be made just as it says. */
export function draftedProduct(
  context: Addressed,
  draft: Pick<DraftRow, 'kind' | 'configuration'>,
): { kind: ArticleKind | undefined; configuration: ProductConfiguration | undefined } {
  const { designerUrl } = Object(draft.configuration)
  if (designerUrl === undefined) {
    const kind = kindChosenInside(draft.kind)
    const said = kind && readConfiguration(kind, draft.configuration)
    return { kind, configuration: said && orderableConfiguration(context, said) }
  }
  const address = parseDesignerUrl(String(designerUrl), monthIn(context.now))
  if (!address) return { kind: undefined, configuration: undefined }
  const kind = productKindOf(address.params) ?? address.kind
  const own = apiKind(kind).addressed ?? asSaid(kind)
  return { kind, configuration: own(context, { ...address.params }) }
}

/** The product that words in the names of its configuration mean, if all of them can be. */
const asSaid =
  (kind: ArticleKind) =>
  ({ catalogue, shop, now }: Addressed, params: ProductInput): ProductConfiguration | undefined => {
    const { configuration, corrections } = normaliseProduct(catalogue, kind, params, shop, now)
    return corrections.length === 0 ? configuration : undefined
  }
