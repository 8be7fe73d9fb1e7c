import { onConsent } from '../consent.ts'
import { isSwitchedOff, shopServices } from '../read-shop-services.ts'
import { forgetDecisions } from './known-decisions.ts'

/** Whether the flag client may be used at all: the shop has one, and the visitor agreed. */
export function mayAsk(): boolean {
  if (!shopServices().flags || isSwitchedOff('tracking')) return false
  let isGranted = false
  onConsent('experiments', consent => {
    isGranted = consent === 'granted'
  })()
  return isGranted
}

/** Forgets what was decided as soon as the visitor takes the agreement back; also where no flag was asked for. */
export function heedExperimentsConsent(): void {
  onConsent('experiments', consent => {
    if (consent !== 'declined') return
    forgetDecisions()
    void import('./forget-visitor.ts').then(({ forgetVisitor }) => forgetVisitor())
  })
}
