import { kindSchema } from '@passepartout/contracts/schemas'
import type { CartLineRow } from '@passepartout/db'
import type { FrameConfiguration } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type ArticleConfiguration, articleProblems, readArticle } from './article.ts'
import { storedConfiguration } from './line-price.ts'

/** A row by what it is: told apart once, here. Without `configuration` it can no longer be ordered. */
export type StoredLine =
  | { kind: 'photo-frame'; configuration: FrameConfiguration | undefined }
  | { kind: 'article'; article: ArticleConfiguration; configuration: ArticleConfiguration | undefined }

export function storedLine(
  context: Pick<CallContext, 'catalogue' | 'shop'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): StoredLine {
  const article = readArticle(row.configuration)
  if (article) {
    const isOrderable = articleProblems(context, article).length === 0
    return { kind: 'article', article, configuration: isOrderable ? article : undefined }
  }
  return { kind: kindSchema.parse(row.kind), configuration: storedConfiguration(context, row.configuration) }
}
