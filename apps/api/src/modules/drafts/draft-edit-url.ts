import type { DraftSummary } from '@passepartout/db'
import { type DesignerTarget, designableKindFor, designerUrl, type Locale } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { currentProductionMonth, kindWithInlineChoices, productOfDraft } from './product-of-draft.ts'

/** Opens the draft with its stored choices, or with the designer's defaults when they are no longer sold. */
export function draftEditUrl(context: CallContext, row: DraftSummary): string {
  const { kind, configuration } = productOfDraft(context, row)
  const extras = { locale: context.shop.locale, draft: row.id }
  const linked =
    kind &&
    configuration &&
    apiKindAdapter(kind).link(configuration, currentProductionMonth(context.now), extras)
  return linked || draftEditUrlUnchecked(row, context.shop.locale)
}

/** The address without checking whether the choices are still sold, which the designer does. */
export function draftEditUrlUnchecked(
  row: Pick<DraftSummary, 'id' | 'kind' | 'configuration'>,
  locale: Locale,
  work: Pick<DesignerTarget, 'guest'> = {},
): string {
  const extras = { locale, draft: row.id, ...work }
  const { designerUrl: storedUrl } = Object(row.configuration)
  if (typeof storedUrl === 'string' && storedUrl.startsWith('/configurator-')) {
    const url = new URL(storedUrl, 'http://shop')
    for (const [name, value] of Object.entries(extras)) url.searchParams.set(name, value)
    return url.pathname + url.search
  }
  const kind = kindWithInlineChoices(row.kind)
  const designer = kind && designableKindFor(kind)
  return designer ? designerUrl(designer, {}, extras) : '/'
}
