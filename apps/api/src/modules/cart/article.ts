import {
  type AccessoryConfiguration,
  type Catalogue,
  checkProduct,
  definitionOf,
  type GiftVoucherConfiguration,
  type ProductProblem,
  type Shop,
} from '@passepartout/domain'
import * as z from 'zod'

/** What is ordered as it lies on the shelf, without a design. */
export type ArticleConfiguration = AccessoryConfiguration | GiftVoucherConfiguration

const storedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accessory'), sku: z.string() }),
  z.object({
    kind: z.literal('gift-voucher'),
    amount: z.int(),
    delivery: z.string(),
    message: z.string(),
  }),
])

/** An article as a line keeps it; nothing where the row is none. */
export function readArticle(stored: unknown): ArticleConfiguration | undefined {
  const shape = storedSchema.safeParse(stored)
  return shape.success ? shape.data : undefined
}

/** What is wrong with an article, if anything. */
export function articleProblems(
  { catalogue, shop }: { catalogue: Catalogue; shop: Shop },
  article: ArticleConfiguration,
): readonly ProductProblem[] {
  const check = checkProduct(catalogue, article, shop)
  return check.ok ? [] : check.problems
}

/** Whether anything is carried to the customer's door. */
export const isSent = (catalogue: Catalogue, article: ArticleConfiguration): boolean =>
  article.kind !== 'gift-voucher' ||
  definitionOf(catalogue, 'gift-voucher').deliveries.some(
    ({ id, posted }) => posted && id === article.delivery,
  )

const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/**
 * What somebody wrote on a voucher as it is printed: one kind of line end, no empty lines around it, and nothing that
 * cannot be seen, such as signs that turn the writing around. The joiner of emoji stays.
 */
export const tidiedMessage = (message: string): string =>
  message
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trim()
