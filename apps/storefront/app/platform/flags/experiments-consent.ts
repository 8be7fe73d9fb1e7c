import { onConsent } from '../consent.ts'
import { isDisabledByQuery, readShopServices } from '../read-shop-services.ts'
import { clearDecisions } from './recorded-decisions.ts'

/** Whether the flag client may be used at all: the shop has one, and the visitor agreed. */
export function canUseFlagClient(): boolean {
  if (!readShopServices().flags || isDisabledByQuery('tracking')) return false
  let isGranted = false
  onConsent('experiments', consent => {
    isGranted = consent === 'granted'
  })()
  return isGranted
}

/** Forgets what was decided as soon as the visitor takes the agreement back; also where no flag was asked for. */
export function watchExperimentsConsent(): void {
  onConsent('experiments', consent => {
    if (consent !== 'declined') return
    clearDecisions()
    void import('./forget-visitor.ts').then(({ forgetVisitor }) => forgetVisitor())
  })
}
