export {
  cancelLabOrder,
  changeAddressAtLabs,
  isAddressChangeableAtLabs,
  isCancellableAtLab,
} from './change-lab-order.ts'
export { articleOfLine, createLabOrders, labOfLine } from './create-lab-orders.ts'
export {
  type LabAdapter,
  type LabChange,
  LabError,
  type LabOrder,
  type LabRecipient,
} from './lab-adapter.ts'
export { labCallbackUrl, labFileUrl, openLabFileLink } from './lab-links.ts'
export { type Labs, openLabs } from './open-labs.ts'
export { type LabContext, type PlacingContext, placeLabOrder, pollLab } from './place-lab-order.ts'
export { pollLabs } from './poll-labs.ts'
export { type LabEventOutcome, receiveLabEvent } from './receive-lab-event.ts'
export { toLabRecipient } from './to-lab-recipient.ts'
