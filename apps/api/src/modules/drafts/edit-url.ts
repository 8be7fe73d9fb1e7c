import type { DraftSummary } from '@passepartout/db'
import { type DesignerWork, designerOf, designerUrl, type Locale } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { apiKind } from '../../kinds/registry.ts'
import { draftedProduct, kindChosenInside, monthIn } from './drafted-product.ts'

/** Opens the design with the choices that it was left with; where they are no longer sold, with what its designer begins with. */
export function editUrlOf(context: CallContext, row: DraftSummary): string {
  const { kind, configuration } = draftedProduct(context, row)
  const extras = { locale: context.shop.locale, draft: row.id }
  const linked = kind && configuration && apiKind(kind).link(configuration, monthIn(context.now), extras)
  return linked || openedUrl(row, context.shop.locale)
}

/** The same where nobody looks whether its choices are still sold: its designer does. */
export function openedUrl(
  row: Pick<DraftSummary, 'id' | 'kind' | 'configuration'>,
  locale: Locale,
  work: Pick<DesignerWork, 'guest'> = {},
): string {
  const extras = { locale, draft: row.id, ...work }
  const { designerUrl: kept } = Object(row.configuration)
  if (typeof kept === 'string' && kept.startsWith('/configurator-')) {
    const url = new URL(kept, 'http://shop')
    for (const [name, value] of Object.entries(extras)) url.searchParams.set(name, value)
    return url.pathname + url.search
  }
  const kind = kindChosenInside(row.kind)
  const designer = kind && designerOf(kind)
  return designer ? designerUrl(designer, {}, extras) : '/'
}
