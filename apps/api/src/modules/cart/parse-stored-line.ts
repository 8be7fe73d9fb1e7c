import type { UndesignedAppearance } from '@passepartout/contracts'
import type { CartLineRow } from '@passepartout/db'
import {
  type Currency,
  kindMetadata,
  orderableConfiguration,
  type ProductAppearance,
  type ProductConfiguration,
  type ProductKind,
  readConfiguration,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { TranslationContext } from '../../kinds/api-kind-adapter.ts'
import { apiKindAdapter, kindOf } from '../../kinds/registry.ts'

/** A row by what it is. */
export interface StoredLine {
  kind: ProductKind
  /** What it says, whether or not it can still be ordered; none where it cannot be read. */
  said: ProductConfiguration | undefined
  /** The same, if it can be ordered. */
  configuration: ProductConfiguration | undefined
}

export function parseStoredLine(
  context: Pick<CallContext, 'catalogue' | 'shop' | 'now'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): StoredLine {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return { kind, said, configuration: said && orderableConfiguration(context, said) }
}

/** What a row's product has around its printed face. */
export function appearanceOf(
  { catalogue }: Pick<CallContext, 'catalogue'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): ProductAppearance | undefined {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return said && apiKindAdapter(kind).dress?.(catalogue, said)
}

/** What a row without a design shows of its article. */
export function undesignedAppearanceOf(
  speaker: Pick<TranslationContext, 'catalogue' | 'shop'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
  currency: Currency,
): UndesignedAppearance | undefined {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return said && apiKindAdapter(kind).look?.(speaker, said, currency)
}

/** A configuration as a row keeps it: with a design, the row's kind says what it is. */
export function storedConfiguration(configuration: ProductConfiguration): object {
  const { kind, ...fields } = configuration
  return kindMetadata(kind).line === 'designed' ? fields : configuration
}
