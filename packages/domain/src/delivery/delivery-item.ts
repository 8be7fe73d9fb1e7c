import type { Material, Occasion } from '../catalogue/vocabulary.ts'
import { type KindWithProductionTime, kindMetadata, type ProductKind } from '../products/registry.ts'
import type { DeliveryCalendar, ProductionTimes } from './schema.ts'

/**
 * The properties of a product that its production time depends on: material and frame of wall art, otherwise the kind.
 */
export interface DeliveryItem {
  kind?: ProductKind | undefined
  /** Variant within a kind, such as a photo book's type or a card's print finish. */
  type?: string | undefined
  /** Occasion of a card; it decides whether the date of a coming occasion matters. */
  occasion?: Occasion | undefined
  materialType?: Material | undefined
  frameType?: string | undefined
}

export function deliveryItemOf(kind: ProductKind, configuration: object): DeliveryItem {
  const { madeBy, madeByField = '' } = kindMetadata(kind)
  const { materialType, frameType, [madeByField]: type } = configuration as Record<string, string | undefined>
  if (madeBy === 'kind') return { kind, ...(type && { type }) }
  return {
    kind,
    ...(materialType && { materialType: materialType as Material }),
    ...(frameType && { frameType }),
  }
}

/** Production time in the lab in working days, including the effective order day. */
export function productionTimeOf({ production }: DeliveryCalendar, item: DeliveryItem): ProductionTimes {
  const { kind, type, materialType, frameType } = item
  if (kind !== undefined && kindMetadata(kind).madeBy === 'kind') {
    const { types, ...ofKind } = production.kinds[kind as KindWithProductionTime]
    return (type !== undefined && types && Object.hasOwn(types, type) ? types[type] : undefined) ?? ofKind
  }
  if (frameType !== undefined) return production.framed
  return (materialType && production.materials[materialType]) ?? production.default
}
