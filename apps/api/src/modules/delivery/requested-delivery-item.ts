import { type DeliveryItem, frameOf } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

type DeliveryItemQuery = Omit<DeliveryItem, 'materialType'> & { materialType?: string | undefined }

/** The requested product as input of the delivery rules; unknown materials and frames are refused. */
export function requestedDeliveryItem(
  { catalogue, translate }: Pick<CallContext, 'catalogue' | 'translate'>,
  { materialType, ...rest }: DeliveryItemQuery,
): { item: DeliveryItem } | Refusal {
  const no = (field: string, problem: string) =>
    refuse('invalid-configuration', { errors: { [field]: [translate(`problem.${problem}`)] } })
  const material = catalogue.materials.find(({ id }) => id === materialType)
  if (materialType !== undefined && !material) return no('materialType', 'unknown-material')
  if (rest.frameType !== undefined && !frameOf(catalogue, rest.frameType)) {
    return no('frameType', 'unknown-frame')
  }
  return { item: { materialType: material?.id, ...rest } }
}
