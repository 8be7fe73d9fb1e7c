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
  stored: ProductConfiguration | undefined
  /** The stored configuration, if it can still be ordered. */
  configuration: ProductConfiguration | undefined
}

export function parseStoredLine(
  context: Pick<CallContext, 'catalogue' | 'shop' | 'now'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): StoredLine {
  const kind = kindOf(row.kind)
  const stored = readConfiguration(kind, row.configuration)
  return { kind, stored, configuration: stored && orderableConfiguration(context, stored) }
}

export function appearanceOf(
  { catalogue }: Pick<CallContext, 'catalogue'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
): ProductAppearance | undefined {
  const kind = kindOf(row.kind)
  const stored = readConfiguration(kind, row.configuration)
  return stored && apiKindAdapter(kind).dress?.(catalogue, stored)
}

/** The appearance of a row without a design. */
export function undesignedAppearanceOf(
  speaker: Pick<TranslationContext, 'catalogue' | 'shop'>,
  row: Pick<CartLineRow, 'kind' | 'configuration'>,
  currency: Currency,
): UndesignedAppearance | undefined {
  const kind = kindOf(row.kind)
  const stored = readConfiguration(kind, row.configuration)
  return stored && apiKindAdapter(kind).look?.(speaker, stored, currency)
}

/** A configuration as stored: designed lines omit the kind, which the row has. */
export function storedConfiguration(configuration: ProductConfiguration): object {
  const { kind, ...fields } = configuration
  return kindMetadata(kind).line === 'designed' ? fields : configuration
}
