import type { FrameAlone } from '@passepartout/content-model'
import type { Configurator } from '../../features/configurator/configurator.ts'
import { type DeliveryPromise, loadDelivery } from '../../features/configurator/delivery-promise.ts'
import { frameConfigurator } from '../../features/configurator/frame-configurator.ts'
import type { LoadContext } from '../../platform/block.ts'

export interface FrameAloneData {
  configurator: Configurator
  delivery: DeliveryPromise | undefined
}

/** The frame that the address names, else the usual one, with its price. */
export async function loadFrameAlone(
  _block: FrameAlone,
  context: LoadContext,
): Promise<FrameAloneData | undefined> {
  const configurator = await frameConfigurator(context)
  return configurator && { configurator, delivery: await loadDelivery(configurator.delivery, context) }
}
