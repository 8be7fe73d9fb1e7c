import { inOneName, localised } from '@passepartout/domain'
import type { MessageKey } from '../messages/messages.ts'
import type { DetailRow, TranslationContext } from './api-kind-adapter.ts'

/** The label of a detail row; its text is `line.<name>`. */
type LineDetail = Extract<MessageKey, `line.${string}`> extends `line.${infer Name}` ? Name : never

/** Detail rows of a designed product: its name, then its choices. Choices without a text (not chosen) are left out. */
export const lineDetails = (
  { translate }: TranslationContext,
  name: readonly string[],
  chosen: Partial<Record<LineDetail, string | false | undefined>>,
): DetailRow[] => [
  { label: translate('frame.label.product'), value: name.join(', ') },
  ...Object.entries(chosen).flatMap(([fact, value]) =>
    value ? [{ label: translate(`line.${fact}`), value }] : [],
  ),
]

/** Names of the accessories that come with a product. */
export function accessoryNames({ catalogue, shop }: TranslationContext, skus: readonly string[]): string {
  const articles = catalogue.products.accessory?.articles ?? []
  const named = skus.map(sku => articles.find(({ variants }) => variants.some(one => one.sku === sku)))
  const names = named.flatMap(article => (article ? [localised(article.name, shop.locale)] : []))
  return inOneName(shop.locale, names).join(', ')
}
