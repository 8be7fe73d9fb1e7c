import type { Design } from '@passepartout/designs'
import {
  calendarDefinition,
  calendarTypeOf,
  photobookDefinition,
  photobookTypeOf,
  shopSettings,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

const hasPrintFinish = ({ refinements }: { refinements: readonly string[] }): boolean =>
  refinements.some(refinement => refinement !== 'none')

/** Whether the shop sells any product of the design with foil. Elsewhere artwork with foil is printed in ink. */
export function isFoilAvailable(
  { catalogue, shop }: Pick<CallContext, 'catalogue' | 'shop'>,
  design: Design,
): boolean {
  if (design.kind === 'card') return hasPrintFinish(design.card)
  if (!shopSettings(shop).goldRefinement) return false
  if (design.kind === 'calendar') {
    const definition = calendarDefinition(catalogue)
    return design.calendar.calendarTypes.some(id => {
      const type = calendarTypeOf(definition, id)
      return type !== undefined && hasPrintFinish(type)
    })
  }
  if (design.kind === 'photobook') {
    const definition = photobookDefinition(catalogue)
    return design.photobook.types
      .flatMap(id => photobookTypeOf(definition, id)?.bindings ?? [])
      .some(({ covers }) => covers.some(hasPrintFinish))
  }
  return false
}
