import type { ArticleLook } from '@passepartout/contracts'
import type { CartLineRow } from '@passepartout/db'
import {
  type ArticleKind,
  type Currency,
  factsOf,
  orderableConfiguration,
  type ProductConfiguration,
  type ProductDress,
  readConfiguration,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { Speaker } from '../../kinds/api-kind.ts'
import { apiKind, kindOf } from '../../kinds/registry.ts'

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

/** What a row's product has around its printed face. */
export function dressOf(
  { catalogue }: Pick<CallContext, 'catalogue'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): ProductDress | undefined {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return said && apiKind(kind).dress?.(catalogue, said)
}

/** What a row without a design shows of its article. */
export function lookOf(
  speaker: Pick<Speaker, 'catalogue' | 'shop'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
  currency: Currency,
): ArticleLook | undefined {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return said && apiKind(kind).look?.(speaker, said, currency)
}

/** A configuration as a row keeps it: with a design, the row's kind says what it is. */
export function keptConfiguration(configuration: ProductConfiguration): object {
  const { kind, ...fields } = configuration
  return factsOf(kind).line === 'designed' ? fields : configuration
}
