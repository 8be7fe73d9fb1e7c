import type { UndesignedAppearance } from '@passepartout/contracts'
import type { CartLineRow } from '@passepartout/db'
import {
  type Currency,
  kindMetadata,
  kindOf,
  orderableConfiguration,
  type ProductAppearance,
  type ProductConfiguration,
  type ProductKind,
  readConfiguration,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { TranslationContext } from '../../kinds/api-kind-adapter.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'

export interface StoredLine {
  kind: ProductKind
  /** The stored configuration, whether or not it can still be ordered; `undefined` when unreadable. */
  said: ProductConfiguration | undefined
  /** The stored configuration, if it can still be ordered. */
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

export function appearanceOf(
  { catalogue }: Pick<CallContext, 'catalogue'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): ProductAppearance | undefined {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return said && apiKindAdapter(kind).dress?.(catalogue, said)
}

/** The appearance of a row without a design. */
export function undesignedAppearanceOf(
  speaker: Pick<TranslationContext, 'catalogue' | 'shop'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
  currency: Currency,
): UndesignedAppearance | undefined {
  const kind = kindOf(row.kind)
  const said = readConfiguration(kind, row.configuration)
  return said && apiKindAdapter(kind).look?.(speaker, said, currency)
}

/** A configuration as stored: designed lines omit the kind, which the row has. */
export function storedConfiguration(configuration: ProductConfiguration): object {
  const { kind, ...fields } = configuration
  return kindMetadata(kind).line === 'designed' ? fields : configuration
}
