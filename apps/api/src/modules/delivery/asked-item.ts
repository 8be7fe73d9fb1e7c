import { type Catalogue, type DeliveryItem, frameOf, type Translate } from '@passepartout/domain'
import { type Refusal, refuse } from '../../http/answer.ts'

/** The asked product as the delivery rules take it; a frame that nobody makes is refused. */
export function askedItem(
  catalogue: Catalogue,
  translate: Translate,
  item: DeliveryItem,
): { item: DeliveryItem } | Refusal {
  if (item.frameType === undefined || frameOf(catalogue, item.frameType)) return { item }
  return refuse('invalid-configuration', { errors: { frameType: [translate('problem.unknown-frame')] } })
}
