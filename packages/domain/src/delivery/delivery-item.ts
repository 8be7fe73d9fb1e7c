import type { Material, Occasion } from '../catalogue/vocabulary.ts'
import { type KindWithProductionTime, kindMetadata, type ProductKind } from '../products/registry.ts'
import type { DeliveryCalendar, ProductionTimes } from './schema.ts'

/** What is to be made, as far as it matters for the time: wall art by material and frame, the rest by kind. */
export interface DeliveryItem {
  kind?: ProductKind | undefined
  /** What differs within a kind: a photo book's type, a card's refinement. */
  type?: string | undefined
  /** What a card is sent for; it decides whether the day of a coming occasion matters for it. */
  occasion?: Occasion | undefined
  materialType?: Material | undefined
  frameType?: string | undefined
}

/** The part of a configuration that the time to make it depends on: material and frame of wall art, for the rest the kind and its type. */
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

/** How long the plant takes, in working days, the day that counts for the order included. */
export function productionTimeOf({ production }: DeliveryCalendar, item: DeliveryItem): ProductionTimes {
  const { kind, type, materialType, frameType } = item
  if (kind !== undefined && kindMetadata(kind).madeBy === 'kind') {
    const { types, ...ofKind } = production.kinds[kind as KindWithProductionTime]
    return (type !== undefined && types && Object.hasOwn(types, type) ? types[type] : undefined) ?? ofKind
  }
  if (frameType !== undefined) return production.framed
  return (materialType && production.materials[materialType]) ?? production.default
}
