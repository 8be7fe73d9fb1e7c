import type { CartLineRow } from '@passepartout/db'
import {
  type ArticleKind,
  factsOf,
  orderableConfiguration,
  type ProductConfiguration,
  readConfiguration,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { kindOf } from '../../kinds/registry.ts'

/** A row by what it is. */
export interface StoredLine {
  kind: ArticleKind
  /** What it says, whether or not it can still be ordered; none where it cannot be read. */
  said: ProductConfiguration | undefined
  /** The same, if it can be ordered. */
  configuration: ProductConfiguration | undefined
}

export function storedLine(
  context: Pick<CallContext, 'catalogue' | 'shop' | 'now'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): StoredLine {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return { kind, said, configuration: said && orderableConfiguration(context, said) }
}

/** A configuration as a row keeps it: with a design, the row's kind says what it is. */
export function keptConfiguration(configuration: ProductConfiguration): object {
  const { kind, ...fields } = configuration
  return factsOf(kind).line === 'designed' ? fields : configuration
}
